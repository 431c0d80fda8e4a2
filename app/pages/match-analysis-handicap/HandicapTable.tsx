import { useTranslation } from "react-i18next";
import { lineText } from "#contract/odds/quarters";
import type { Sport } from "#contract/tables/sports";
import styles from "~/features/match-analysis/analysis.module.css";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { closingTally, handicapRows, matchesIn, type Way } from "~/features/match-analysis/handicap-tally";
import type { PastResult } from "~/features/match-analysis/past-results";
import type { LineBand } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import { useOutcomeColumns } from "./outcome-columns.tsx";

interface HandicapTableProps {
  team: string;
  results: readonly PastResult[];
  sport: Sport;
  way: Way;
}

/** A team's results by line, with the share won and its total. */
export function HandicapTable({ team, results, sport, way }: HandicapTableProps) {
  const { t } = useTranslation(["analysis", "empty"]);
  const rows = handicapRows(results, sport, way);
  const sum = way === "closing" ? closingTally(results) : undefined;
  const sample = sum ? matchesIn(sum) : results.length;
  const lines = useOutcomeColumns([...rows.map(({ tally }) => tally), ...(sum ? [sum] : [])], sport);
  if (sample === 0) return <p className={styles.note}>{t("empty:data")}</p>;
  return (
    <>
      <p className={`${styles.small} tabular`}>{t("sample", { n: sample })}</p>
      <FigureTable
        caption={`${t(adapterOf(sport).analysis.partNames.handicap)}, ${team}`}
        corner={t("lineColumn")}
        columns={lines.columns}
        rows={[
          ...rows.map(({ band, tally }) => ({
            key: `${band.from}`,
            name: <BandName band={band} way={way} />,
            cells: lines.cellsOf(tally),
          })),
          ...(sum ? [{ key: "sum", name: t("allLines"), cells: lines.cellsOf(sum), isSum: true }] : []),
        ]}
      />
    </>
  );
}

const SIGNS: Record<Way, string> = { closing: "", gives: "-", receives: "+" };

function BandName({ band: { from, to }, way }: { band: LineBand; way: Way }) {
  const { t } = useTranslation("analysis");
  if (to === undefined) return <>{t("orMore", { from: lineText(from) })}</>;
  if (to !== from) return <>{`${lineText(from)}–${lineText(to)}`}</>;
  return <>{from === 0 ? "0" : SIGNS[way] + lineText(from)}</>;
}
