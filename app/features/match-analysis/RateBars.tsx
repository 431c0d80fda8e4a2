import { useTranslation } from "react-i18next";
import type { GoalRate, GoalRates as Rates } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import { labelled } from "~/i18n/join-texts";
import styles from "./analysis.module.css";
import { FigureTable } from "./FigureTable.tsx";
import { TeamPair } from "./TeamPair.tsx";

/** How good a part is for the team, as a colour of the bar, best first; `even` is neutral. */
export type Tone = "best" | "good" | "even" | "poor" | "worst";

interface ShareBarProps {
  parts: readonly { tone: Tone; count: number }[];
}

/** In the drawing's units; the bar is 100 wide. */
const HEIGHT = 4;

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

interface MeterProps {
  /** 0 to 1. */
  share: number;
  tone: Tone;
}

/** A share as a bar beside its number. */
export const Meter = ({ share, tone }: MeterProps) => (
  <svg className={styles.bar} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.track} width="100" height={HEIGHT} />
    <rect className={styles[tone]} width={(100 * share).toFixed(2)} height={HEIGHT} />
  </svg>
);

interface GoalRatesProps {
  match: Match;
  rates: Rates;
}

/** In how many recent matches the teams scored and conceded, by quarter of an hour. */
export function GoalRates({ match, rates }: GoalRatesProps) {
  const { t, i18n } = useTranslation("analysis");
  if (rates.home.matches === 0 && rates.away.matches === 0) return null;
  const columns = [
    { key: "scored", name: t("scored") },
    { key: "conceded", name: t("conceded") },
    { key: "any", name: t("either") },
  ] as const;
  return (
    <TeamPair
      title={t("rates")}
      match={match}
      notes={[t("ratesNote")]}
      of={(side) => (
        <>
          <p className={`${styles.small} tabular`}>{t("sample", { n: rates[side].matches })}</p>
          <FigureTable
            caption={labelled(t("rates"), match[side].name, i18n.language)}
            corner={t("minutes")}
            columns={columns}
            rows={rates[side].intervals.map((interval) => ({
              key: `${interval.from}`,
              name: minutesOf(interval),
              cells: columns.map(({ key }) => <Rate key={key} share={interval[key]} tone={TONES[key]} />),
            }))}
          />
        </>
      )}
    />
  );
}

/** 31–45+, including stoppage time. */
export const minutesOf = ({ from, to }: Pick<GoalRate, "from" | "to">): string =>
  `${from}–${to}${to === 45 || to === 90 ? "+" : ""}`;

const TONES = { scored: "best", conceded: "worst", any: "even" } as const satisfies Record<string, Tone>;

const Rate = ({ share, tone }: { share: number; tone: Tone }) => (
  <>
    {`${Math.round(100 * share)}%`}
    <Meter share={share} tone={tone} />
  </>
);
