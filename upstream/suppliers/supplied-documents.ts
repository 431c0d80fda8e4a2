import { eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { suppliedDocuments, suppliedMatches } from "./schema.ts";

type Document = typeof suppliedDocuments.$inferSelect;

/** Details beyond the match row; each field comes from the most trusted supplier that has it. */
export async function readDocuments(
  database: D1Database,
  ids: readonly string[],
  ranks: readonly string[],
): Promise<Document[]> {
  const { id, twinId, supplier } = suppliedMatches;
  const db = drizzle(database);
  const by = (column: typeof id | typeof twinId) =>
    db
      .select({ id, twinId, supplier, document: suppliedDocuments })
      .from(suppliedMatches)
      .innerJoin(suppliedDocuments, eq(suppliedDocuments.matchId, id))
      .where(inArray(column, [...ids]));
  const rows = (await db.batch([by(id), by(twinId)])).flat();
  const inOrder = rows.sort((a, b) => ranks.indexOf(a.supplier) - ranks.indexOf(b.supplier));
  const found = new Map<string, Document>();
  for (const row of inOrder) {
    const [main, { document }] = [row.twinId ?? row.id, row];
    const { events, lineUps, statistics, box } = found.get(main) ?? document;
    found.set(main, {
      matchId: main,
      // An empty list of events ranks below any other.
      events: events?.length ? events : (document.events ?? events),
      lineUps: lineUps ?? document.lineUps,
      statistics: statistics ?? document.statistics,
      box: box ?? document.box,
    });
  }
  return [...found.values()];
}
