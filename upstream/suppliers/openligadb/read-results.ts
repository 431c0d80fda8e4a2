import * as z from "zod/mini";
import type { Pair } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { sideAhead } from "../../match/score.ts";
import type { MatchFacts } from "../facts.ts";

/** Negative points are invalid. */
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
 * Phase and scores. There is no status: a match is over if it is marked as such and has a result (the mark alone has
 * occurred), in play once a goal or a result is entered, and not begun before. Whether the result of a shoot-out counts
 * its kicks or all goals varies: it only decides the winner, and is not shown.
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
