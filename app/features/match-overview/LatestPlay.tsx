import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import { unbrokenScores } from "~/i18n/join-texts";
import { classNames } from "~/ui/class-names";
import type { LatestData } from "./match-info-data.ts";
import styles from "./turning-point.module.css";

/** The last play of a game in play, who has outscored whom lately, and both teams' fouls; their room is kept. */
export function LatestPlay({ match, latest: { play, run } }: { match: Match; latest: LatestData }) {
  const { t } = useTranslation("matchInfo");
  const fouls = match.state === "live" ? match.gameBoard?.fouls : undefined;
  return (
    <Section id="latest" title={t("latest.title")}>
      <p className={`${styles.line} ${styles.latest} ${styles.play}`}>
        {play && (
          <>
            <small className="tabular">{play.time}</small> {unbrokenScores(play.text)}
          </>
        )}
      </p>
      <p className={classNames(styles.line, styles.latest, styles.run, run && styles[run.side])}>
        {run ? unbrokenScores(t("latest.run", { ...run, team: match[run.side].name })) : t("latest.noRun")}
      </p>
      <p className={`${styles.line} ${styles.latest} ${styles.run} tabular`}>
        {fouls &&
          t("latest.fouls", {
            home: unbrokenName(match.home.name),
            homeFouls: fouls[0],
            away: unbrokenName(match.away.name),
            awayFouls: fouls[1],
          })}
      </p>
    </Section>
  );
}
