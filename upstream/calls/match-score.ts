import type { ScoreTickWire } from "#contract/calls/match-score";
import type { QueryOf } from "#contract/registry";
import { notFound } from "../envelope.ts";
import { scoreTickWire } from "../wire-match.ts";
import type { CallContext } from "./call.ts";
import { withStates } from "./match-rows.ts";

/** Scores of the matches asked for. An unknown one among several is left out; alone it is refused. */
export async function scoresOfMatches(
  query: QueryOf<"matchScore">,
  context: CallContext,
): Promise<{ data: ScoreTickWire[] }> {
  const ids = new Set(query.matchId === undefined ? query.matchIds?.split(",") : [query.matchId]);
  const found = await Promise.all([...ids].map((id) => context.sources.find(id, context.now)));
  const fixtures = found.filter((fixture) => fixture !== undefined);
  if (fixtures.length === 0 && query.matchId !== undefined) throw notFound("matchId", "no such match");
  return { data: (await withStates(fixtures, context)).map(scoreTickWire) };
}

/** The sevens server has matches only while its tournament is on, and there has been none yet. */
export function scoresOfSevens(query: QueryOf<"sevensMatchScore">): never {
  throw notFound(query.matchId === undefined ? "matchIds" : "matchId", "no sevens tournament has been scheduled");
}
