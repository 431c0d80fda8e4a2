import { useTranslation } from "react-i18next";
import type { CourtPosition } from "#contract/domain/game-events";
import type { Match } from "#contract/domain/match";
import { classNames } from "~/ui/class-names";
import { COURT, NOW_ID, pointOn } from "./drawing.ts";
import styles from "./tracker.module.css";

interface CourtProps {
  match: Pick<Match, "home" | "away">;
  /** Positions of the last plays, oldest first. */
  positions: readonly CourtPosition[];
  /** Whether the last one is current. */
  isPlaying: boolean;
}

const SHOTS: readonly string[] = ["FG2", "FG3", "FT"];

/** How a play is drawn: made shots are filled, missed ones are rings, anything else is small. */
const markOf = ({ kind, side, isMade }: CourtPosition): { className: string; r: number } => {
  const className = `${styles[side]}`;
  if (!SHOTS.includes(kind)) return { className, r: 9 };
  return isMade ? { className, r: 18 } : { className: `${className} ${styles.missed}`, r: 16 };
};

/** The court from above with the last plays, the home side attacking to the right; built like the pitch. */
export function Court({ match: { home, away }, positions, isPlaying }: CourtProps) {
  const { t } = useTranslation("tracker");
  const points = positions.map((play) => ({ play, ...pointOn(COURT, play) }));
  const last = points.at(-1);
  return (
    <svg
      className={`${styles.field} ${styles.court}`}
      viewBox="-20 -20 1440 790"
      role="img"
      aria-label={t("court", { home: home.name, away: away.name })}
      aria-describedby={NOW_ID}
      data-tracker=""
    >
      <rect className={styles.ground} x="-20" y="-20" width="1440" height="790" />
      <CourtLines />
      <g>
        {points.map(({ play, x, y }) => {
          const { className, r } = markOf(play);
          const key = `${play.at} ${play.kind} ${play.side} ${play.left}`;
          return <circle key={key} className={className} cx={x} cy={y} r={r} data-at={play.at} />;
        })}
      </g>
      <g
        className={classNames(styles.ball, last && isPlaying ? styles[last.play.side] : styles.hidden)}
        data-ball=""
        data-at={last?.play.at}
        transform={last ? `translate(${last.x} ${last.y})` : "translate(700 375)"}
      >
        <circle className={styles.halo} r="34" />
      </g>
    </svg>
  );
}

/** FIBA's rules, article 2. */
const CourtLines = () => (
  <g className={styles.lines}>
    <rect width="1400" height="750" />
    <path d="M700 0V750M0 252.5H290V497.5H0M1400 252.5H1110V497.5H1400" />
    <path d="M290 285A90 90 0 0 1 290 465M1110 285A90 90 0 0 0 1110 465" />
    <path d="M0 45H149.5A337.5 337.5 0 0 1 149.5 705H0M1400 45H1250.5A337.5 337.5 0 0 0 1250.5 705H1400" />
    <path d="M60 330V420M1340 330V420" />
    <circle cx="700" cy="375" r="90" />
    <circle className={styles.goal} cx="78.75" cy="375" r="14" />
    <circle className={styles.goal} cx="1321.25" cy="375" r="14" />
  </g>
);
