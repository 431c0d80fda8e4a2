import { and, gte, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SupplierAdapter } from "./adapter.ts";
import type { Covered } from "./pass-context.ts";
import { AGENDA_REACH, type AgendaMatch } from "./schedule.ts";
import { suppliedMatches } from "./schema.ts";

/** Matches around now, by the supplier's ids. */
export async function readAgendaMatches(
  database: D1Database,
  { adapter, covered, now }: { adapter: SupplierAdapter; covered: readonly Covered[]; now: number },
): Promise<AgendaMatch[]> {
  const { theirId, competitionId, kickOff, phase, changedAt, detailsReadAt, pricesReadAt } = suppliedMatches;
  const coveredById = new Map(covered.map(({ entryId, theirs }) => [entryId, theirs]));
  const isNear = and(gte(kickOff, now - AGENDA_REACH.back), lte(kickOff, now + AGENDA_REACH.ahead));
  const rows = await drizzle(database)
    .select({ id: theirId, competitionId, kickOff, phase, changedAt, detailsReadAt, pricesReadAt })
    .from(suppliedMatches)
    // The plus makes SQLite use the index on kick-off instead of scanning all matches of the supplier.
    .where(and(sql`+${suppliedMatches.supplier} = ${adapter.name}`, isNear));
  return rows.flatMap((row) => {
    const theirs = coveredById.get(row.competitionId);
    if (!theirs) return [];
    const { lineUps, statistics, prices } = theirs.coverage;
    return {
      id: row.id,
      competition: theirs.id,
      kickOff: row.kickOff,
      phase: row.phase as AgendaMatch["phase"],
      detailsReadAt: row.detailsReadAt ?? 0,
      changedAt: row.changedAt,
      hasDetails: lineUps || statistics,
      hasPrices: prices && adapter.prices !== undefined,
      hasLivePrices: prices && adapter.prices?.inPlay !== undefined,
      pricesReadAt: row.pricesReadAt ?? 0,
    };
  });
}
