import type { BasketballStandings, Standings } from "#contract/domain/standings";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { hasBegun } from "./standings-rows.ts";

/** Leagues whose teams meet again each season; groups of cups are drawn anew. */
const GOES_ON: ReadonlySet<Standings["format"]> = new Set(["league", "conference"]);

/** Of a league before its first match, the tables of the season before; undefined once it has begun. */
export async function loadLastStandings(
  context: EdgeContext,
  sport: Sport,
  standings: Standings | BasketballStandings,
): Promise<Standings | BasketballStandings | undefined> {
  const { tables, format, season, competition } = standings;
  if (tables.length === 0 || tables.some(hasBegun) || !GOES_ON.has(format)) return undefined;
  const leagueId = competition.id;
  const seasons = await settle(context, context.upstream.call(callOf(sport, "seasonList"), { leagueId }));
  const last = seasons.value?.value.find((one) => one.hasRanking && one.season < season);
  if (!last) return undefined;
  const found = await settle(
    context,
    context.upstream.call(callOf(sport, "ranking"), { leagueId, season: last.season }),
  );
  return found.value?.value;
}
