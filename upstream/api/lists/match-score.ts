import type { ScoreTickWire } from "#contract/calls/match-score";
import type { QueryOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import type { Fixture } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { competitionOf, scoreTickWire } from "../../matches/wire/match.ts";
import { notFound } from "../../platform/envelope.ts";

/** The matches of a sport that one id or several name; unknown ones are left out. */
export async function requestedFixtures(
  { matchId, matchIds }: Pick<QueryOf<"matchScore">, "matchId" | "matchIds">,
  sport: Sport,
  { sources, directory, now }: CallContext,
): Promise<Fixture[]> {
  const ids = new Set(matchId === undefined ? matchIds?.split(",") : [matchId]);
  const found = await Promise.all([...ids].map((id) => sources.find(id, now)));
  return found
    .filter((fixture) => fixture !== undefined)
    .filter((fixture) => competitionOf(fixture, directory).sport === sport);
}

/** Scores of the requested matches. An unknown id among several is left out; alone it is refused. */
export async function scoresOfMatches(
  query: QueryOf<"matchScore">,
  context: CallContext,
): Promise<{ data: ScoreTickWire[] }> {
  const fixtures = await requestedFixtures(query, "football", context);
  if (fixtures.length === 0 && query.matchId !== undefined) throw notFound("matchId", "no such match");
  return { data: (await withStates(fixtures, context)).map(scoreTickWire) };
}
