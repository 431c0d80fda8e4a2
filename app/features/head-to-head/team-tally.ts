import type { Match, Pair, Side } from "#contract/domain/match";
import type { FormLetter } from "#contract/domain/standings";

/** A decided match from a team's view. */
export interface LookedBack {
  match: Match;
  side: Side;
}

/** Summary of a team's matches, with their goals or points. */
export interface TeamTally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}

/** The final score, the team's own first. */
function ownScore({ match, side }: LookedBack): Pair {
  const [home, away] = ("score" in match && match.score) || [0, 0];
  return side === "home" ? [home, away] : [away, home];
}

/** Whoever won in extra time won; a shoot-out decides a draw. */
export function resultOf(one: LookedBack): FormLetter {
  const [own, other] = ownScore(one);
  return own > other ? "W" : own < other ? "L" : "D";
}

export function teamTally(rows: readonly LookedBack[]): TeamTally {
  const tally: TeamTally = { played: rows.length, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const one of rows) {
    const [own, other] = ownScore(one);
    const result = resultOf(one);
    tally.scored += own;
    tally.conceded += other;
    if (result === "W") tally.won += 1;
    else if (result === "D") tally.drawn += 1;
    else tally.lost += 1;
  }
  return tally;
}
