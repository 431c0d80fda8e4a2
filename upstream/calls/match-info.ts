import type { MatchInfoWire } from "#contract/calls/match-info";
import type { QueryOf } from "#contract/registry";
import { notFound } from "../envelope.ts";
import { competitionOf, goalWire, matchItemWire } from "../wire-match.ts";
import { leagueWire } from "../wire-reference.ts";
import { type CallContext, localeOf } from "./call.ts";

/** One match with its competition, season, venue and the goals so far. */
export async function infoOfMatch(
  query: QueryOf<"matchInfo">,
  { sources, directory, now }: CallContext,
): Promise<{ data: MatchInfoWire }> {
  const fixture = await sources.find(query.matchId, now);
  if (!fixture) throw notFound("matchId", "no such match");
  const state = await sources.stateAt(fixture, now);
  const locale = localeOf(query.lang);
  return {
    data: {
      ...matchItemWire({ fixture, state }, directory, locale),
      league: leagueWire(competitionOf(fixture, directory), directory, locale),
      season: fixture.season,
      venueName: fixture.venue?.name,
      venueCity: fixture.venue?.city,
      goals: state.goals.map(goalWire),
    },
  };
}
