import { asc, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { prepareAll } from "../../../store/load-statements.ts";
import { newsPieces } from "../../schema/news.ts";
import type { NewsData } from "../news-data.ts";
import { indexStatements } from "./index-pieces.ts";

/** Texts segmented per request. */
const STEP = 200;

/**
 * Rebuilds the index from the stored pieces after `after`, by id; 0 empties it first. Returns how many were read, and
 * after which one to continue. Throws if the index cannot be written.
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
  const fill = prepareAll(search, indexStatements(rows, rows));
  await search.batch([...empty, ...fill]);
  const last = rows.at(-1);
  return { pieces: rows.length, ...(rows.length === STEP && last && { next: last.id }) };
}
