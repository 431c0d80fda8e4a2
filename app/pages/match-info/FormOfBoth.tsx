import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import type { FormMark } from "#contract/domain/standings";
import { Section } from "~/features/entity/Section";
import { FormStrip } from "~/features/standings/FormStrip";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import styles from "./match-info.module.css";

/** Both teams' last results, latest first. */
export interface Form {
  home: readonly FormMark[];
  away: readonly FormMark[];
  facts: StandingsFacts;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** Both teams' last results, latest on the right. */
export function FormOfBoth({ match, form }: { match: Match; form: Form }) {
  const { t, i18n } = useTranslation(["team", "standings"]);
  if (form.home.length + form.away.length === 0) return null;
  return (
    <Section id="form" title={t("team:form.football")}>
      <ul className={`${styles.form} hold-until-parsed`}>
        {SIDES.map((side) => (
          <li key={side}>
            <span>{match[side].name}</span>
            <div id={`form-${side}`}>
              <FormStrip
                of={{ team: match[side], form: form[side].map(({ result }) => result), formMatches: form[side] }}
                facts={form.facts}
                t={i18n.getFixedT(null, "standings")}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="note">{t("standings:formNote")}</p>
    </Section>
  );
}
