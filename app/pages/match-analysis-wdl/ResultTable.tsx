import { useTranslation } from "react-i18next";
import type { Outcome } from "#contract/domain/history";
import type { Sport } from "#contract/tables/sports";
import { FigureTable } from "~/features/match-analysis/FigureTable";
import { Percent } from "~/features/match-analysis/Percent";
import { ShareBar, type Tone } from "~/features/match-analysis/ShareBar";
import { adapterOf } from "~/sports/sports";
import { RESULTS } from "./half-full.ts";

interface ResultTableProps {
  caption: string;
  sport: Sport;
  rows: readonly { key: string; name: string; tally: Record<Outcome, number> }[];
}

const TONES: Record<Outcome, Tone> = { W: "best", D: "even", L: "worst" };

/** The possible results of a match. */
export const resultsOf = (sport: Sport): readonly Outcome[] =>
  adapterOf(sport).match.hasDraws ? RESULTS : RESULTS.filter((result) => result !== "D");

/** Wins, draws and losses as shares of matches played. */
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
