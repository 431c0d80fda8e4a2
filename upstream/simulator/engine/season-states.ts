import type { Pair } from "#contract/domain/match";
import type { Fixture, MatchState } from "../../match/match.ts";
import { sideAhead } from "../../match/score.ts";
import type { MatchResult, Pairing, Round } from "./season-plan.ts";

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

/** A match as the lists have it. */
export function buildFixture(
  of: Pick<Fixture, "id" | "competitionId" | "season" | "kickOff">,
  { stage, matchday, leg, part }: Round,
  { homeId, awayId, group, isNeutral, series }: Pairing,
): Fixture {
  return {
    ...of,
    stage,
    ...(matchday !== undefined && { matchday }),
    ...(group !== undefined && { group }),
    ...(leg !== undefined && { leg }),
    ...(part !== undefined && { part }),
    ...(series && { series: { bestOf: series.bestOf, game: series.game } }),
    isTimeConfirmed: true,
    homeId,
    awayId,
    ...(isNeutral && { isNeutral }),
    source: "simulated",
  };
}
