import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import type { MatchLine } from "./match-line.server.ts";
import styles from "./player-overview.module.css";

interface MatchNameProps {
  match: Pick<MatchLine, "href" | "date" | "day" | "home" | "away" | "score" | "outcome" | "isLive">;
}

const OUTCOME_CLASSES = { W: styles.won, D: undefined, L: styles.lost };

/** The day of a match, and a link with its teams and score. */
export function MatchName({ match: { href, date, day, home, away, score, outcome, isLive } }: MatchNameProps) {
  const { t } = useTranslation("player");
  return (
    <>
      <small>
        <time dateTime={date}>{day}</time> {isLive && <b className="live">{t("matches.live")}</b>}
      </small>
      <a className={styles.match} href={href}>
        {home} <b className={classNames("tabular", outcome && OUTCOME_CLASSES[outcome])}>{score || "–"}</b> {away}
      </a>
    </>
  );
}
