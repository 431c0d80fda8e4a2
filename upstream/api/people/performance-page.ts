import type { PerformanceBody, PerformanceWire } from "#contract/calls/match-centre/performance";
import type { QueryOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import type { MatchAt } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { requestedCursor, requestedMatch, requestedPlayer } from "../context/requested.ts";
import { matchesOfPlayer } from "./matches-of-player.ts";

export type PerformanceQuery = QueryOf<"playerPerformance">;

/** What a player has done in a match so far; undefined if they did not play. */
type PerformanceIn = (
  match: MatchAt,
  query: PerformanceQuery,
  context: CallContext,
) => Promise<PerformanceWire | undefined>;

/** Matches that are looked through for one page: two seasons of football, a long one of basketball. */
const LOOKED_THROUGH = 110;

/** A player's matches for their clubs and their country, latest first; those of one season if it is named. */
export const performancesOf =
  (sport: Sport, performanceIn: PerformanceIn) =>
  async (query: PerformanceQuery, context: CallContext): Promise<PerformanceBody> => {
    const { playerId, matchId, season, size } = query;
    const { player } = requestedPlayer(playerId, sport, context);
    if (matchId !== undefined) {
      const fixture = await requestedMatch(matchId, sport, context);
      const state = await context.sources.stateAt(fixture, context.now);
      const only = await performanceIn({ fixture, state }, query, context);
      return { data: { list: only ? [only] : [], hasNext: false } };
    }
    const { after } = await requestedCursor(query.lastId, context);
    const before = after?.kickOff ?? context.now;
    const list: PerformanceWire[] = [];
    let looked = 0;
    for await (const match of matchesOfPlayer(knownPlayer(player.id)!, before, context)) {
      if (++looked > LOOKED_THROUGH) break;
      if (season !== undefined && match.fixture.season !== season) continue;
      const one = await performanceIn(match, query, context);
      if (one) list.push(one);
      // One more than a page holds tells that more follow.
      if (list.length > size) break;
    }
    const page = list.slice(0, size);
    return { data: { list: page, hasNext: list.length > page.length, lastId: page.at(-1)?.match.matchId } };
  };
