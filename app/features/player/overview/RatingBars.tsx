import { ratingBand } from "~/features/line-ups/marks";
import styles from "./rating-bars.module.css";

/** In the drawing's units, which are pixels. */
const STEP = 28;
const BAR = 18;
const HEIGHT = 76;
const ROOM_FOR_TEXT = 16;
/** Ratings at which a bar is empty and full: nearly all are between them. */
const EMPTY = 4;
const FULL = 9;

export interface Rated {
  /** 3 to 10. */
  value: number;
  text: string;
}

export const barHeight = (value: number): number => {
  const share = Math.min(1, Math.max(0, (value - EMPTY) / (FULL - EMPTY)));
  return Math.round(2 + share * (HEIGHT - ROOM_FOR_TEXT - 2));
};

/** Ratings of matches as bars, oldest first. The table below has the same numbers, so screen readers skip it. */
export const RatingBars = ({ ratings }: { ratings: readonly Rated[] }) => (
  <svg
    className={styles.bars}
    viewBox={`0 0 ${ratings.length * STEP} ${HEIGHT}`}
    width={ratings.length * STEP}
    height={HEIGHT}
    aria-hidden="true"
  >
    {ratings.map(({ value, text }, at) => {
      const height = barHeight(value);
      const band = ratingBand(String(value));
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and ratings may repeat.
        <g key={at} className={band && styles[band]}>
          <rect x={at * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} rx="2" />
          <text x={at * STEP + STEP / 2} y={HEIGHT - height - 4}>
            {text}
          </text>
        </g>
      );
    })}
  </svg>
);
