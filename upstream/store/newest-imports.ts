import { eq, max, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Sport } from "#contract/tables/sports";
import { competitionById } from "../competitions/world/world.ts";
import { cachedPerVersion } from "./data-version.ts";
import { competitions, seasons, sportOfColumn } from "./schema.ts";

/** When a sport's matches were imported last, in milliseconds; what comes with the release does not count. */
export const readNewestImports = cachedPerVersion(async (database): Promise<ReadonlyMap<Sport, number>> => {
  const rows = await drizzle(database)
    .select({ id: seasons.competitionId, sport: competitions.sport, importedAt: max(seasons.importedAt) })
    .from(seasons)
    .leftJoin(competitions, eq(competitions.id, sql`cast(${seasons.competitionId} as integer)`))
    .where(ne(seasons.source, "recorded"))
    .groupBy(seasons.competitionId);
  const newest = new Map<Sport, number>();
  for (const { id, sport, importedAt } of rows) {
    const of = competitionById(id)?.sport ?? sportOfColumn(sport);
    newest.set(of, Math.max(newest.get(of) ?? 0, importedAt ?? 0));
  }
  return newest;
});
