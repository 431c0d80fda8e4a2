import { asc, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { NewsData } from "../news-data.ts";
import { newsPieces } from "../schema.ts";
import { indexStatements } from "./index-pieces.ts";

/** Texts that are segmented within one request. */
const STEP = 200;

/**
 * Fills the index anew from the stored pieces, those behind `after`, in the order of their ids; 0 empties it first.
 * Answers how many were read, and behind which one to go on. Throws where the index cannot be written.
 */
export async function rebuildIndex(
  { database, search }: NewsData,
  after: number,
): Promise<{ pieces: number; next?: number }> {
  const { id, key, language, status, title, summary, markdown, tagIds } = newsPieces;
  const rows = await drizzle(database)
    .select({ id, key, language, status, title, summary, markdown, tagIds })
    .from(newsPieces)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(STEP);
  const empty = after === 0 ? [search.prepare("delete from news_search")] : [];
  const fill = indexStatements(rows, rows).map(({ sql, params }) => search.prepare(sql).bind(...params));
  await search.batch([...empty, ...fill]);
  const last = rows.at(-1);
  return { pieces: rows.length, ...(rows.length === STEP && last && { next: last.id }) };
}
