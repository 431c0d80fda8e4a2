import { mirrored, type Quarters } from "#contract/odds/quarters";
import { type Settle, settleHandicap } from "#contract/odds/settle";
import type { Sport } from "#contract/tables/sports";
import type { LineBand } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import type { PastResult } from "./past-results.ts";

/** The result of a pick on the team, best first. */
export const OUTCOMES = ["WIN", "HALF_WIN", "PUSH", "HALF_LOSE", "LOSE"] as const satisfies readonly Settle[];
export type Outcome = (typeof OUTCOMES)[number];
export type HandicapTally = Record<Outcome, number>;

interface HandicapRow {
  band: LineBand;
  tally: HandicapTally;
}

/**
 * The line of a row: `closing`, the match's own closing line; `gives`, every match settled as if the team had given
 * that line; `receives`, as if it had received it.
 */
export const WAYS = ["closing", "gives", "receives"] as const;
export type Way = (typeof WAYS)[number];

export const noTally = (): HandicapTally => ({ WIN: 0, HALF_WIN: 0, PUSH: 0, HALF_LOSE: 0, LOSE: 0 });

function tallyOf(settled: readonly Settle[]): HandicapTally {
  const tally = noTally();
  for (const one of settled) if (one !== "VOID") tally[one] += 1;
  return tally;
}

/** Settles the match with a line added to the team's score. */
const settledWith = ({ score, side }: PastResult, ownLine: Quarters): Settle =>
  settleHandicap(score, side === "home" ? ownLine : mirrored(ownLine), side);

const isIn = ({ from, to = Number.POSITIVE_INFINITY }: LineBand, line: Quarters): boolean => line >= from && line <= to;

function closingIn(results: readonly PastResult[], band?: LineBand): Settle[] {
  return results.flatMap(({ score, side, homeLine }) =>
    homeLine === undefined || (band && !isIn(band, Math.abs(homeLine))) ? [] : [settleHandicap(score, homeLine, side)],
  );
}

/** A team's past matches by line: the count of each of the five outcomes. */
export function handicapRows(results: readonly PastResult[], sport: Sport, way: Way): HandicapRow[] {
  const { closing, fixed } = adapterOf(sport).analysis.lineBands;
  if (way === "closing") {
    return closing.map((band) => ({ band, tally: tallyOf(closingIn(results, band)) }));
  }
  const sign = way === "gives" ? -1 : 1;
  return fixed.map((band) => ({
    band,
    tally: tallyOf(results.map((result) => settledWith(result, sign * band.from || 0))),
  }));
}

/** All matches with a closing line. */
export const closingTally = (results: readonly PastResult[]): HandicapTally => tallyOf(closingIn(results));

export const matchesIn = (tally: HandicapTally): number => OUTCOMES.reduce((sum, outcome) => sum + tally[outcome], 0);

/** Won or half won, as a share (0 to 1) of matches without a push; undefined if there are none. */
export function wonShare(tally: HandicapTally): { share: number; of: number } | undefined {
  const of = matchesIn(tally) - tally.PUSH;
  return of > 0 ? { share: (tally.WIN + tally.HALF_WIN) / of, of } : undefined;
}
