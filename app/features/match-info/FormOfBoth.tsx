import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import type { KeptMarkup } from "~/server-markup/kept-markup";
import { ServerMarkup } from "~/server-markup/ServerMarkup";

interface FormOfBothProps {
  match: Match;
  /** Strips of letters that lead to their matches (standings/form-strip.server.ts). */
  form: Partial<Record<Side, KeptMarkup>>;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** The last results of both teams, the latest on the right. */
export function FormOfBoth({ match, form }: FormOfBothProps) {
  const { t } = useTranslation(["team", "standings"]);
  if (!form.home && !form.away) return null;
  return (
    <Section id="form" title={t("team:form.football")}>
      <ul className="mi-form whole">
        {SIDES.map((side) => (
          <li key={side}>
            <span>{match[side].name}</span>
            <ServerMarkup id={`form-${side}`} of={form[side]} />
          </li>
        ))}
      </ul>
      <p className="note">{t("standings:formNote")}</p>
    </Section>
  );
}
