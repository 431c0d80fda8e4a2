import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { getFixtures } from "./contest-wire.ts";
import { getMatches } from "./read-contests.ts";
import { tournamentOf } from "./world-cup/tournament-of.ts";

async function getTeamIds(db: DrizzleD1Database, season: ContestSeason, context: CallContext): Promise<string[]> {
  const tournament = tournamentOf(season);
  if (tournament) return tournament.groups.flatMap(({ teamIds }) => teamIds);
  const fixtures = await getFixtures(await getMatches(db, season.id), context);
  return [...fixtures.values()].flatMap(({ homeId, awayId }) => [homeId, awayId]);
}

/** A contest's teams, without duplicates; none for referrals and videos. */
export async function teamsOfContest(
  db: DrizzleD1Database,
  season: ContestSeason,
  context: CallContext,
): Promise<TeamEntry[]> {
  const ids = new Set(await getTeamIds(db, season, context));
  return [...ids].flatMap((id) => context.directory.teamById(id) ?? []);
}
