import type { Match, Pair, Side } from "#contract/domain/match";
import type { FormLetter } from "#contract/domain/standings";
import { adapterOf } from "~/sports/sports";

/** A decided match as a team looks back on it. */
export interface LookedBack {
  match: Match;
  side: Side;
  result: FormLetter;
}

/** How a team's matches went; goals, or points, by the score that the results go by. */
export interface TeamTally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}

/** The score that counts: that of ninety minutes in football, overtime included in basketball. */
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

/** Whether a result was reached after the ninety minutes that results are counted by. */
export const isBeyondNinety = (match: Match): boolean => adapterOf(match.sport).match.isBeyondCounted(match);
