import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { WholeEnd } from "~/ui/Whole";
import type { ComingMatch } from "./next-matches.ts";

interface NextMatchesProps {
  match: Match;
  next: Record<Side, readonly ComingMatch[]>;
  storageBaseUrl: string | undefined;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** What both teams play after this match, and how many days of rest they have. */
export function NextMatches({ match, next, storageBaseUrl }: NextMatchesProps) {
  const { t } = useTranslation("matchInfo");
  if (next.home.length === 0 && next.away.length === 0) return null;
  return (
    <Section id="next" title={t("next.title")}>
      <div className="mi-both">
        {SIDES.map((side) => (
          <div key={side}>
            <h3>{match[side].name}</h3>
            {next[side].length === 0 ? (
              <p className="note">{t("next.none")}</p>
            ) : (
              <>
                <ol className="whole">
                  {next[side].map((coming) => (
                    <li key={coming.id}>
                      <Coming of={coming} storageBaseUrl={storageBaseUrl} />
                    </li>
                  ))}
                </ol>
                <WholeEnd />
              </>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Coming({ of, storageBaseUrl }: { of: ComingMatch } & Pick<NextMatchesProps, "storageBaseUrl">) {
  const { t } = useTranslation(["matchInfo", "team"]);
  const { href, opponent, side, day, daysAfter } = of;
  const where = side === undefined ? t("next.neutral") : t(`team:side.${side}`);
  return (
    <a className="mi-next" href={href}>
      <EntityPicture flag={opponent.flag} path={`team/${opponent.id}`} storageBaseUrl={storageBaseUrl} size={20} />
      <span>
        {opponent.name} <small>{where}</small>
      </span>
      <small className="num">
        {day}
        <br />
        {t("next.daysAfter", { count: daysAfter })}
      </small>
    </a>
  );
}
