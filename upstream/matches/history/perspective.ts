import type { Outcome } from "#contract/domain/history";
import type { Pair, Side } from "#contract/domain/match";
import type { MatchAt } from "../../match/match.ts";
import { sideOfTeam } from "../../match/sides.ts";

/**
 * A decided match from one team's perspective, with goals `scored` and `conceded` by it. Whoever won in extra time won;
 * a shoot-out decides a draw.
 */
export interface SeenMatch {
  match: MatchAt;
  side: Side;
  scored: number;
  conceded: number;
  result: Outcome;
}

export const outcomeOf = (own: number, other: number): Outcome => (own > other ? "W" : own < other ? "L" : "D");

/** A home-first pair from a side's perspective: its own number first. */
export const turned = ([home, away]: Pair, side: Side): Pair => (side === "home" ? [home, away] : [away, home]);

export const sideOf = ({ fixture }: MatchAt, teamId: string): Side => sideOfTeam(fixture, teamId);

/** Throws for a match without a score. */
export function seenBy(match: MatchAt, teamId: string): SeenMatch {
  const { score } = match.state;
  if (!score) throw new Error(`match ${match.fixture.id} is not decided`);
  const side = sideOf(match, teamId);
  const [scored, conceded] = turned(score, side);
  return { match, side, scored, conceded, result: outcomeOf(scored, conceded) };
}
