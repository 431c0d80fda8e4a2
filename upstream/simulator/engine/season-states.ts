import type { Pair } from "#contract/domain/match";
import type { MatchState } from "../../match/match.ts";
import { sideAhead } from "../../match/score.ts";
import type { MatchResult, Pairing } from "./season-plan.ts";

/** Raises `seq` by the wins of either side, so that one `seq` remains one state. */
export const withWins = (state: MatchState, wins: Pair): MatchState => ({
  ...state,
  seriesWins: wins,
  seq: state.seq + wins[0] + wins[1],
});

export const notYet = ({ knownAt }: Pairing): MatchState => ({
  phase: "SCHEDULED",
  reds: [0, 0],
  goals: [],
  seq: 0,
  updatedAt: knownAt,
});

export function buildResult({ homeId, awayId, stakes }: Pairing, state: MatchState): MatchResult {
  const { score = [0, 0], aggregate, shootout, updatedAt } = state;
  const winner = stakes === "winner" ? sideAhead(shootout ?? aggregate ?? score) : undefined;
  return { homeId, awayId, score, decidedAt: updatedAt, ...(winner && { winner }) };
}
