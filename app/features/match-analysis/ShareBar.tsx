/** How good a part of the whole is for the team: the colours of the bar, best first; `even` is neither. */
export type Tone = "best" | "good" | "even" | "poor" | "worst";

interface ShareBarProps {
  parts: readonly { tone: Tone; count: number }[];
}

const HEIGHT = 4;

/** Counts as parts of one bar; the numbers stand beside it, so that it is for eyes only. An empty one is a grey line. */
export function ShareBar({ parts }: ShareBarProps) {
  const sum = parts.reduce((total, { count }) => total + count, 0);
  let from = 0;
  return (
    <svg className="an-bar" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="none" width="100" height={HEIGHT} />
      {parts
        .filter(({ count }) => count > 0)
        .map(({ tone, count }) => {
          const width = (100 * count) / sum;
          const x = from;
          from += width;
          return <rect key={tone} className={tone} x={x.toFixed(2)} width={width.toFixed(2)} height={HEIGHT} />;
        })}
    </svg>
  );
}

interface MeterProps {
  /** 0 to 1. */
  share: number;
  tone: Tone;
}

/** One share of a whole, as a bar beside its number. */
export const Meter = ({ share, tone }: MeterProps) => (
  <svg className="an-bar" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <rect className="none" width="100" height={HEIGHT} />
    <rect className={tone} width={(100 * share).toFixed(2)} height={HEIGHT} />
  </svg>
);
