import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { TrackerPosition } from "#contract/domain/tracker";
import { classNames } from "~/ui/class-names";
import { NOW_ID, PITCH, pointOn, reachPath } from "./drawing.ts";
import { HEAT } from "./situation.ts";
import styles from "./tracker.module.css";

interface PitchProps {
  match: Pick<Match, "home" | "away">;
  /** Ball positions, oldest first. */
  balls: readonly TrackerPosition[];
  /** Whether the last one is current. */
  isPlaying: boolean;
}

/**
 * The pitch from above with the ball's last positions, the home side playing to the right. Its groups never change, so
 * that an update replaces the drawing part by part; features/match-tracker/follow-ball.ts moves the ball.
 */
export function Pitch({ match: { home, away }, balls, isPlaying }: PitchProps) {
  const { t } = useTranslation("tracker");
  const points = balls.map((ball) => ({ ...ball, ...pointOn(PITCH, ball) }));
  const last = points.at(-1);
  return (
    <svg
      className={styles.field}
      viewBox="-25 -25 1100 730"
      role="img"
      aria-label={t("pitch", { home: home.name, away: away.name })}
      aria-describedby={NOW_ID}
      data-tracker=""
    >
      <rect className={styles.ground} x="-25" y="-25" width="1100" height="730" />
      <path
        className={classNames(styles.reach, last && isPlaying && reachClass(last))}
        d={last && isPlaying ? reachPath(last.side, last) : "M0 0"}
      />
      <PitchLines />
      <polyline className={styles.path} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <g>
        {points.map(({ at, kind, side, x, y }) => (
          <circle key={`${at} ${kind}`} className={styles[side]} cx={x} cy={y} r="9" data-at={at} />
        ))}
      </g>
      <g
        className={classNames(styles.ball, last && isPlaying ? styles[last.side] : styles.hidden)}
        data-ball=""
        data-at={last?.at}
        transform={last ? `translate(${last.x} ${last.y})` : "translate(525 340)"}
      >
        <circle className={styles.halo} r="30" />
        <circle className={styles.core} r="15" />
      </g>
    </svg>
  );
}

const HEAT_CLASSES = [undefined, styles.heat1, styles.heat2, styles.heat3] as const;

const reachClass = ({ side, kind }: TrackerPosition): string => classNames(styles[side], HEAT_CLASSES[HEAT[kind]]);

/** Laws of the game, law 1. */
const PitchLines = () => (
  <g className={styles.lines}>
    <rect width="1050" height="680" />
    <path d="M525 0V680M0 138.4H165V541.6H0M0 248.4H55V431.6H0M1050 138.4H885V541.6H1050M1050 248.4H995V431.6H1050" />
    <path d="M165 266.9A91.5 91.5 0 0 1 165 413.1M885 266.9A91.5 91.5 0 0 0 885 413.1" />
    <path d="M0 10A10 10 0 0 0 10 0M1040 0A10 10 0 0 0 1050 10M1050 670A10 10 0 0 0 1040 680M10 680A10 10 0 0 0 0 670" />
    <circle cx="525" cy="340" r="91.5" />
    <path className={styles.goal} d="M0 303.4H-20V376.6H0M1050 303.4H1070V376.6H1050" />
    <path className={styles.spots} d="M110 340h.1M525 340h.1M940 340h.1" />
  </g>
);
