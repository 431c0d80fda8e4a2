import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { TeamImage } from "~/ui/TeamImage";
import styles from "./match-info.module.css";
import type { UpcomingMatch } from "./next-matches.ts";

interface NextMatchesProps {
  match: Match;
  next: Record<Side, readonly UpcomingMatch[]>;
  storageBaseUrl: string | undefined;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** Both teams' next matches after this one, with days of rest, and results of those that are over. */
export function NextMatches({ match, next, storageBaseUrl }: NextMatchesProps) {
  const { t } = useTranslation("matchInfo");
  if (next.home.length === 0 && next.away.length === 0) return null;
  return (
    <Section id="next" title={t(match.state === "finished" ? "next.afterwards" : "next.title")}>
      <div className={styles.teams}>
        {SIDES.map((side) => (
          <div key={side}>
            <h3>{unbrokenName(match[side].name)}</h3>
            {next[side].length === 0 ? (
              <p className="note">{t("next.none")}</p>
            ) : (
              <>
                <ol className="hold-until-parsed">
                  {next[side].map((upcoming) => (
                    <li key={upcoming.id}>
                      <NextMatch of={upcoming} storageBaseUrl={storageBaseUrl} />
                    </li>
                  ))}
                </ol>
                <ParsedEnd />
              </>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function NextMatch({ of, storageBaseUrl }: { of: UpcomingMatch } & Pick<NextMatchesProps, "storageBaseUrl">) {
  const { t } = useTranslation(["matchInfo", "team"]);
  const { href, opponent, side, day, time, result, daysAfter } = of;
  const where = side === undefined ? t("next.neutral") : t(`team:side.${side}`);
  return (
    <a className={styles.next} href={href}>
      <TeamImage team={opponent} storageBaseUrl={storageBaseUrl} />
      <span>
        {`${opponent.name} `}
        <small>{where}</small>
      </span>
      <small className="tabular">
        <span>
          {day} {time} {result && <b>{result}</b>}
        </span>
        <br />
        <span>{t("next.daysAfter", { count: daysAfter })}</span>
      </small>
    </a>
  );
}
