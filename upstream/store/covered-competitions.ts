import { ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { cachedPerVersion } from "./data-version.ts";
import { seasons } from "./schema.ts";

/** Competitions of which an operator has brought matches; what comes with the release does not count. */
export const readCoveredCompetitions = cachedPerVersion(async (database): Promise<ReadonlySet<string>> => {
  const rows = await drizzle(database)
    .selectDistinct({ competitionId: seasons.competitionId })
    .from(seasons)
    .where(ne(seasons.source, "recorded"));
  return new Set(rows.map(({ competitionId }) => competitionId));
});
