import * as z from "zod/mini";
import type { Pair } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { sideAhead } from "../../match/score.ts";
import type { MatchFacts } from "../facts.ts";

/** Points below nought cannot be read. */
const Points = z.int().check(z.minimum(0));

export const Result = z.object({
  resultName: z.nullable(z.string()),
  resultTypeID: z.int(),
  pointsTeam1: Points,
  pointsTeam2: Points,
});
type Row = z.output<typeof Result>;

const HALF_TIME = 1;
const END = 2;

const pairOf = (row: Row | undefined): Pair | undefined => row && [row.pointsTeam1, row.pointsTeam2];
const named = (rows: readonly Row[], name: RegExp): Pair | undefined =>
  pairOf(rows.find(({ resultName }) => name.test(resultName ?? "")));
const ofType = (rows: readonly Row[], type: number): Pair | undefined =>
  pairOf(rows.find(({ resultTypeID }) => resultTypeID === type));

interface Reported {
  isFinished: boolean;
  results: readonly Row[];
  /** The score after the latest goal. */
  running: Pair | undefined;
  /** Whether that goal was in the second half. */
  isLateGoal: boolean;
}

/**
 * Phase and scores: there is no status. A match is over when it is said to be and has a result (the first alone has
 * occurred); it is played once a goal or a result is told, and until then it has not begun. Whether the result of a
 * shoot-out counts its kicks or all goals is not settled: it says who won, and is not shown.
 */
export function readResults({ isFinished, results, running, isLateGoal }: Reported): Partial<MatchFacts> & {
  phase: Phase;
} {
  const [halfTime, end] = [ofType(results, HALF_TIME), ofType(results, END)];
  const [afterExtra, kicks] = [named(results, /verl(\u00e4|ae)ngerung/i), named(results, /elfmeter/i)];
  const total = afterExtra ?? end;
  if (isFinished && total) {
    const winner = kicks ? sideAhead(kicks) : sideAhead(total);
    return {
      phase: kicks ? "AFTER_PENS" : afterExtra ? "AFTER_ET" : "FULL_TIME",
      score: total,
      ...(halfTime && { halfTime }),
      ...(end && { fullTime: end }),
      ...(winner && { winner }),
    };
  }
  const score = running ?? end ?? halfTime;
  if (!score) return { phase: "SCHEDULED" };
  const isSecondHalf = halfTime !== undefined || isLateGoal;
  return { phase: isSecondHalf ? "SECOND_HALF" : "FIRST_HALF", score, ...(halfTime && { halfTime }) };
}
