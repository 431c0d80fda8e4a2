import type { Match, Pair, Side } from "#contract/domain/match";
import type { FormLetter } from "#contract/domain/standings";
import { adapterOf } from "~/sports/sports";

/** A decided match from a team's view. */
export interface LookedBack {
  match: Match;
  side: Side;
  result: FormLetter;
}

/** Summary of a team's matches; goals or points by the score that counts. */
export interface TeamTally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}

/** The score that counts: after 90 minutes in football, including overtime in basketball. */
function countedScore(match: Match): Pair {
  if (!("score" in match)) return [0, 0];
  return match.fullTime ?? match.score ?? [0, 0];
}

export function teamTally(rows: readonly LookedBack[]): TeamTally {
  const tally: TeamTally = { played: rows.length, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const { match, side, result } of rows) {
    const [home, away] = countedScore(match);
    tally.scored += side === "home" ? home : away;
    tally.conceded += side === "home" ? away : home;
    if (result === "W") tally.won += 1;
    else if (result === "D") tally.drawn += 1;
    else tally.lost += 1;
  }
  return tally;
}

/** Whether a result was reached after the 90 minutes that results are counted by. */
export const isBeyondNinety = (match: Match): boolean => adapterOf(match.sport).match.isBeyondCounted(match);
