import styles from "./analysis.module.css";

/** How good a part is for the team, as a colour of the bar, best first; `even` is neutral. */
export type Tone = "best" | "good" | "even" | "poor" | "worst";

interface ShareBarProps {
  parts: readonly { tone: Tone; count: number }[];
}

/** In the drawing's units; the bar is 100 wide. */
export const HEIGHT = 4;

/** Counts as parts of one bar. The numbers are beside it, so screen readers skip it. An empty bar is a grey line. */
export function ShareBar({ parts }: ShareBarProps) {
  const sum = parts.reduce((total, { count }) => total + count, 0);
  let from = 0;
  return (
    <svg className={styles.bar} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height={HEIGHT} />
      {parts
        .filter(({ count }) => count > 0)
        .map(({ tone, count }) => {
          const width = (100 * count) / sum;
          const x = from;
          from += width;
          return <rect key={tone} className={styles[tone]} x={x.toFixed(2)} width={width.toFixed(2)} height={HEIGHT} />;
        })}
    </svg>
  );
}
