import type { Pair } from "../domain/match.ts";
import type { Settle } from "./settle.ts";

// Expected results of settle.ts.

const MARKS: Record<string, Settle> = { W: "WIN", "W½": "HALF_WIN", P: "PUSH", "L½": "HALF_LOSE", L: "LOSE" };

// Rows: lines 0 to 4 given by the favourite. Columns: its winning margin, -6 to 6.
const MARGINS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
const HANDICAPS: Record<string, string> = {
  "0": "L L L L L L P W W W W W W",
  "0.25": "L L L L L L L½ W W W W W W",
  "0.5": "L L L L L L L W W W W W W",
  "0.75": "L L L L L L L W½ W W W W W",
  "1": "L L L L L L L P W W W W W",
  "1.25": "L L L L L L L L½ W W W W W",
  "1.5": "L L L L L L L L W W W W W",
  "1.75": "L L L L L L L L W½ W W W W",
  "2": "L L L L L L L L P W W W W",
  "2.25": "L L L L L L L L L½ W W W W",
  "2.5": "L L L L L L L L L W W W W",
  "2.75": "L L L L L L L L L W½ W W W",
  "3": "L L L L L L L L L P W W W",
  "3.25": "L L L L L L L L L L½ W W W",
  "3.5": "L L L L L L L L L L W W W",
  "3.75": "L L L L L L L L L L W½ W W",
  "4": "L L L L L L L L L L P W W",
};
/** Line given by the favourite, its winning margin, and the result of a pick on it. */
export const HANDICAP_CASES = Object.entries(HANDICAPS).flatMap(([line, row]) =>
  row.split(" ").map((mark, column) => [line, MARGINS[column]!, MARKS[mark]!] as const),
);

// Rows: lines. Columns: goals of both sides, 0 to 5.
const TOTALS: Record<string, string> = {
  "2": "L L P W W W",
  "2.25": "L L L½ W W W",
  "2.5": "L L L W W W",
  "2.75": "L L L W½ W W",
  "3": "L L L P W W",
  "3.25": "L L L L½ W W",
  "3.5": "L L L L W W",
};
/** Line, goals of both sides, and the result of a pick on over. */
export const TOTAL_CASES = Object.entries(TOTALS).flatMap(([line, row]) =>
  row.split(" ").map((mark, goals) => [line, goals, MARKS[mark]!] as const),
);

/** A score with this home lead. */
export const scoreWonBy = (margin: number): Pair => [Math.max(0, margin) + 1, Math.max(0, -margin) + 1];
