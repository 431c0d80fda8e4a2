import { useTranslation } from "react-i18next";
import type { Outcome } from "#contract/domain/history";
import type { Sport } from "#contract/tables/sports";
import { FigureTable } from "./FigureTable.tsx";
import { RESULTS } from "./half-full.ts";
import { Percent } from "./Percent.tsx";
import { ShareBar, type Tone } from "./ShareBar.tsx";

interface ResultTableProps {
  caption: string;
  sport: Sport;
  rows: readonly { key: string; name: string; tally: Record<Outcome, number> }[];
}

const TONES: Record<Outcome, Tone> = { W: "best", D: "even", L: "worst" };

/** Results of which basketball has two. */
export const resultsOf = (sport: Sport): readonly Outcome[] =>
  sport === "football" ? RESULTS : RESULTS.filter((result) => result !== "D");

/** Wins, draws and losses as shares of the matches played. */
export function ResultTable({ caption, sport, rows }: ResultTableProps) {
  const { t } = useTranslation("standings");
  const results = resultsOf(sport);
  return (
    <FigureTable
      caption={caption}
      corner={t("view.label")}
      isCornerHidden
      columns={results.map((key) => ({ key, name: t(`result.${key}`) }))}
      rows={rows.map(({ key, name, tally }) => ({
        key,
        name: (
          <>
            {name}
            <ShareBar parts={results.map((result) => ({ tone: TONES[result], count: tally[result] }))} />
          </>
        ),
        cells: results.map((result) => <Percent key={result} count={tally[result]} of={tally.W + tally.D + tally.L} />),
      }))}
    />
  );
}
