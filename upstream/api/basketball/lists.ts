import type { GameTickWire } from "#contract/calls/basketball/lists";
import type { QueryOf } from "#contract/registry";
import type { MatchAt } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { statusWord } from "../../matches/wire/status-word.ts";
import { notFound } from "../../platform/envelope.ts";
import { gameFields } from "../../simulator/basketball/wire-game.ts";
import { requestedFixtures } from "../lists/match-score.ts";

const tickWire = ({ fixture, state }: MatchAt): GameTickWire => ({
  matchId: fixture.id,
  matchStatus: statusWord(fixture, state),
  phase: state.phase,
  homeTeamScore: state.score?.[0] ?? null,
  awayTeamScore: state.score?.[1] ?? null,
  ...gameFields(state),
  possession: state.basketball?.possession,
  seq: state.seq,
  updatedAt: state.updatedAt,
});

/** Scores of the requested games. An unknown id among several is left out; alone it is refused. */
export async function scoresOfGames(
  query: QueryOf<"basketballMatchScore">,
  context: CallContext,
): Promise<{ data: GameTickWire[] }> {
  const fixtures = await requestedFixtures(query, "basketball", context);
  if (fixtures.length === 0 && query.matchId !== undefined) throw notFound("matchId", "no such match");
  return { data: (await withStates(fixtures, context)).map(tickWire) };
}
