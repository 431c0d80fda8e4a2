import { readAliasesOfBatch, readFactsOfBatch, removeBatch } from "../store/batch-queries.ts";
import { type Meeting, readMeetings, readTeams, type SeasonKey } from "../store/import-queries.ts";
import { markStale } from "../store/layer-statements.ts";
import { prepareAll } from "../store/load-statements.ts";
import { spanOf } from "./apply-facts.ts";
import type { WorldNames } from "./resolve-competition.ts";
import { isSpelling, seasonsSpelling } from "./seasons-spelling.ts";
import { aliasKey } from "./team-resolver.ts";

/** The seasons of the matches about which a batch has facts. */
async function seasonsOfFacts(database: D1Database, batch: number): Promise<SeasonKey[]> {
  const facts = await readFactsOfBatch(database, batch);
  const teams = await readTeams(database, [...new Set(facts.flatMap(({ home, away }) => [home, away]))]);
  const byKey = new Map(teams.map(({ nameKey, id }) => [nameKey, String(id)]));
  const idOf = (token: string) => byKey.get(token) ?? token;
  const meetings = facts.flatMap(({ home, away, day }): Meeting[] => [
    [idOf(home), idOf(away), ...spanOf(day)],
    [idOf(away), idOf(home), ...spanOf(day)],
  ]);
  return (await readMeetings(database, meetings)).map(({ competitionId, season }) => [competitionId, season]);
}

/**
 * Removes everything that a batch has brought, in one transaction. The seasons that it was about are stale then, and
 * have to be made anew from what other batches say of them. `now` in milliseconds.
 */
export async function undoBatch(database: D1Database, world: WorldNames, batch: number, now: number): Promise<void> {
  const aliases = await readAliasesOfBatch(database, batch);
  const keys = new Set(aliases.map(({ country, key }) => aliasKey(country, key)));
  const spelt = keys.size > 0 ? await seasonsSpelling(database, world, isSpelling(keys)) : [];
  const statements = [...markStale([...spelt, ...(await seasonsOfFacts(database, batch))]), ...removeBatch(batch, now)];
  await database.batch(prepareAll(database, statements));
}
