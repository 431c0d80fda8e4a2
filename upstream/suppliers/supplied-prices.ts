import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { BOOKMAKERS } from "#contract/tables/bookmakers";
import { serviceOf } from "#contract/tables/supplier-services";
import type { RecordedPrice } from "../match/match.ts";
import type { QuoteFacts } from "./facts.ts";
import { suppliedMatches, suppliedPrices } from "./schema.ts";

type PriceRow = typeof suppliedPrices.$inferSelect;

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Companies by their names and by suppliers' names of them. */
const COMPANIES: ReadonlyMap<string, number> = new Map([
  ...BOOKMAKERS.flatMap(({ id, name }) => (typeof name === "string" ? [[letters(name), id] as const] : [])),
  ["betvictor", 14],
  ["pncl", 47],
  ["sbo", 31],
]);

const lineKey = ({ company, market, half, lineIndex }: QuoteFacts): string =>
  [company, market, half, lineIndex].join(" ");

const isSame = (a: RecordedPrice | undefined, b: RecordedPrice): boolean =>
  a !== undefined && a.line === b.line && a.prices.join() === b.prices.join() && a.isSuspended === b.isSuspended;

/** A supplier's prices, in order, as prices of companies: one for each change. */
function toRecordedPrices(
  reports: readonly Pick<PriceRow, "at" | "isLive" | "score" | "minute" | "quotes">[],
  supplier: string,
): RecordedPrice[] {
  const source = serviceOf(supplier)?.name ?? supplier;
  const last = new Map<string, RecordedPrice>();
  return reports.flatMap(({ at, isLive, score, minute, quotes }) =>
    quotes.flatMap((quote): RecordedPrice[] => {
      const { company = source, prices, ...rest } = quote;
      const key = `${isLive} ${lineKey(quote)}`;
      const before = last.get(key);
      // Suspended without prices: the previous ones stand.
      const own = prices ? rest : { ...rest, ...(before?.line !== undefined && { line: before.line }) };
      const shown = prices ?? before?.prices;
      if (!shown) return [];
      const companyId = COMPANIES.get(letters(company));
      const price: RecordedPrice = {
        ...own,
        ...(companyId !== undefined && { companyId }),
        companyName: company,
        stage: isLive ? "live" : before ? "closing" : "early",
        at,
        prices: shown,
        ...(score && { score }),
        ...(minute !== null && { minute }),
      };
      if (isSame(before, price)) return [];
      last.set(key, price);
      return [price];
    }),
  );
}

/** Prices of matches from the most trusted supplier that has them. */
export async function readSuppliedPrices(
  database: D1Database,
  ids: readonly string[],
  { ranks, isBeforeOnly }: { ranks: readonly string[]; isBeforeOnly: boolean },
): Promise<{ matchId: string; prices: RecordedPrice[] }[]> {
  const { id, twinId, supplier } = suppliedMatches;
  const { matchId, at, isLive } = suppliedPrices;
  const db = drizzle(database);
  const by = (column: typeof id | typeof twinId) =>
    db
      .select({ main: sql<string>`coalesce(${twinId}, ${id})`, supplier, report: suppliedPrices })
      .from(suppliedMatches)
      .innerJoin(suppliedPrices, and(eq(matchId, id), isBeforeOnly ? eq(isLive, false) : undefined))
      .where(inArray(column, [...ids]))
      .orderBy(asc(at));
  const rows = (await db.batch([by(id), by(twinId)])).flat();
  return ids.flatMap((main) => {
    const own = rows.filter((row) => row.main === main);
    const most = ranks.find((name) => own.some((row) => row.supplier === name));
    if (most === undefined) return [];
    const reports = own.flatMap((row) => (row.supplier === most ? [row.report] : []));
    return [{ matchId: main, prices: toRecordedPrices(reports, most) }];
  });
}
