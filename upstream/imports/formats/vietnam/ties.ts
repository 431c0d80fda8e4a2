import type { Pair, Side } from "#contract/domain/match";
import { pairIn, type TableRow } from "../csv.ts";

const MOST_GOALS = 99;

export const scoreIn = (row: TableRow) => pairIn(row, ["homeScore", "awayScore"], MOST_GOALS);

const readableScore = (row: TableRow): Pair | undefined => {
  const score = scoreIn(row);
  return score && "reason" in score ? undefined : score;
};

const LEG = /-leg-([12])$/;
const legOf = (row: TableRow): string | undefined => LEG.exec(row.get("round"))?.[1];

/** The same for both legs of a tie. */
const tieOf = (row: TableRow): string =>
  [row.get("season"), row.get("round").replace(LEG, ""), ...[row.get("homeId"), row.get("awayId")].sort()].join(" ");

const isLevel = ([home, away]: Pair): boolean => home === away;

/** Whether nothing but kicks can have decided a tie of two legs: goals are level, and so are those scored away. */
function areLegsLevel(first: Pair, second: Pair): boolean {
  const [homeBefore, awayBefore] = first;
  // The second leg's home side was the first one's guest.
  return second[0] + awayBefore === second[1] + homeBefore && awayBefore === second[1];
}

/** The winners of shoot-outs, of which the files say in a note only who went through. */
export function shootoutsIn(records: readonly TableRow[]): Map<TableRow, Side> {
  const firstLegs = new Map(records.filter((row) => legOf(row) === "1").map((row) => [tieOf(row), row]));
  const winners = new Map<TableRow, Side>();
  for (const row of records) {
    const [note, score, leg] = [row.get("note"), readableScore(row), legOf(row)];
    const side = note === row.get("homeTeam") ? "home" : note === row.get("awayTeam") ? "away" : undefined;
    if (!side || !score || leg === "1") continue;
    const firstLeg = firstLegs.get(tieOf(row));
    const first = firstLeg && readableScore(firstLeg);
    if (leg ? first && areLegsLevel(first, score) : isLevel(score)) winners.set(row, side);
  }
  return winners;
}
