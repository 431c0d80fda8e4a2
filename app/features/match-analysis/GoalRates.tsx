import { useTranslation } from "react-i18next";
import type { GoalRate, GoalRates as Rates } from "#contract/domain/analysis";
import type { Match } from "#contract/domain/match";
import styles from "./analysis.module.css";
import { FigureTable } from "./FigureTable.tsx";
import { Meter } from "./Meter.tsx";
import type { Tone } from "./ShareBar.tsx";
import { TeamPair } from "./TeamPair.tsx";

interface GoalRatesProps {
  match: Match;
  rates: Rates;
}

/** In how many recent matches the teams scored and conceded, by quarter of an hour. */
export function GoalRates({ match, rates }: GoalRatesProps) {
  const { t } = useTranslation("analysis");
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
            caption={`${t("rates")}, ${match[side].name}`}
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
