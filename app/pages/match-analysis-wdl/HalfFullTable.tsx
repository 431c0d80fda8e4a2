import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import styles from "~/features/match-analysis/analysis.module.css";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { Percent } from "~/features/match-analysis/Percent";
import type { PastResult } from "~/features/match-analysis/past-results";
import { halfFullMatrix, RESULTS } from "./half-full.ts";
import { resultsOf } from "./ResultTable.tsx";

interface HalfFullTableProps {
  caption: string;
  results: readonly PastResult[];
  sport: Sport;
}

/** Half-time result (rows) against full-time result (columns). */
export function HalfFullTable({ caption, results, sport }: HalfFullTableProps) {
  const { t } = useTranslation(["analysis", "standings", "empty"]);
  const { matches, counts } = halfFullMatrix(results);
  if (matches === 0) return <p className={styles.note}>{t("empty:data")}</p>;
  const ends = resultsOf(sport);
  return (
    <FigureTable
      caption={caption}
      corner={t("atHalf")}
      columns={ends.map((key) => ({ key, name: t(`standings:result.${key}`) }))}
      rows={RESULTS.map((half) => ({
        key: half,
        name: t(`half.${half}`),
        cells: ends.map((end) => <Percent key={end} count={counts[`${half}${end}`] ?? 0} of={matches} />),
      }))}
    />
  );
}
