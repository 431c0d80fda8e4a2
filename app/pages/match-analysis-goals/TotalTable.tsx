import { useTranslation } from "react-i18next";
import styles from "~/features/match-analysis/analysis.module.css";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { Percent } from "~/features/match-analysis/Percent";
import { ShareBar } from "~/features/match-analysis/ShareBar";
import type { TotalRow } from "./total-tally.ts";

interface TotalTableProps {
  team: string;
  rows: readonly TotalRow[];
}

/** How often both sides together scored over or under a line. */
export function TotalTable({ team, rows }: TotalTableProps) {
  const { t } = useTranslation(["analysis", "empty"]);
  const [first] = rows;
  if (!first || matchesOf(first) === 0) return <p className={styles.note}>{t("empty:data")}</p>;
  return (
    <>
      <p className={`${styles.small} tabular`}>{t("sample", { n: matchesOf(first) })}</p>
      <FigureTable
        caption={`${t("byLine")}, ${team}`}
        corner={t("lineColumn")}
        columns={[
          { key: "over", name: t("over") },
          { key: "push", name: t("outcome.PUSH") },
          { key: "under", name: t("under") },
        ]}
        rows={rows.map((row) => ({ key: `${row.line}`, name: <Line row={row} />, cells: cellsOf(row) }))}
      />
    </>
  );
}

const matchesOf = ({ over, push, under }: Omit<TotalRow, "line">): number => over + push + under;

/** Shares of all matches. */
export const cellsOf = (row: Omit<TotalRow, "line">) => [
  <Percent key="over" count={row.over} of={matchesOf(row)} />,
  row.push || <span className={styles.zero}>0</span>,
  <Percent key="under" count={row.under} of={matchesOf(row)} />,
];

const Line = ({ row: { line, over, push, under } }: { row: TotalRow }) => (
  <>
    {line}
    <ShareBar
      parts={[
        { tone: "best", count: over },
        { tone: "good", count: push },
        { tone: "even", count: under },
      ]}
    />
  </>
);
