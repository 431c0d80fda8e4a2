import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { phaseGroup } from "#contract/domain/status";
import { prepareAll } from "../store/load-statements.ts";
import type { MatchKey } from "./adapter.ts";
import type { Covered } from "./pass-context.ts";
import { AGENDA_REACH, type AgendaMatch, MATCHES_PER_CALL } from "./schedule.ts";
import { suppliedMatches } from "./schema.ts";

// Whoever switches a supplier on in the middle of a season has all its results with one request. Who scored and played
// in them is read afterwards, twenty matches a request.

/** The latest matches of a season that were over long ago, and of which nothing but the result has been read. */
export async function readGaps(
  database: D1Database,
  { supplier, covered: { entryId, season, theirs }, now }: { supplier: string; covered: Covered; now: number },
): Promise<MatchKey[]> {
  const { competitionId, season: label, supplier: teller, theirId, kickOff, phase, detailsReadAt } = suppliedMatches;
  const rows = await drizzle(database)
    .select({ id: theirId, kickOff, phase })
    .from(suppliedMatches)
    .where(
      and(
        eq(competitionId, entryId),
        eq(label, season),
        eq(teller, supplier),
        isNull(detailsReadAt),
        lt(kickOff, now - AGENDA_REACH.back),
      ),
    )
    .orderBy(desc(kickOff));
  return rows
    .filter((row) => phaseGroup(row.phase as AgendaMatch["phase"]) === "final")
    .slice(0, MATCHES_PER_CALL)
    .map((row) => ({ id: row.id, competition: theirs.id, kickOff: row.kickOff }));
}

const REQUESTED = `update supplied_matches set details_read_at = ?3
where supplier = ?1 and their_id in (select value from json_each(?2)) and details_read_at is null`;

/** Stores that matches were asked about, also those that the answer lacks: they are not asked about again and again. */
export async function noteRequested(
  database: D1Database,
  { supplier, matches, now }: { supplier: string; matches: readonly MatchKey[]; now: number },
): Promise<void> {
  const ids = JSON.stringify(matches.map(({ id }) => id));
  await database.batch(prepareAll(database, [{ sql: REQUESTED, params: [supplier, ids, now] }]));
}
