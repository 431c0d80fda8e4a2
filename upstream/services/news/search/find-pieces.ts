import type { LocaleCode } from "#contract/tables/locales";
import type { NewsData } from "../news-data.ts";
import { searchExpression } from "./search-terms.ts";

/** More than anybody pages through. */
const MOST_FOUND = 200;

// Matches in the title weigh more than in the summary, and those more than in the text.
const FIND = `select rowid as id from news_search where news_search match ?1 and language = ?2
order by bm25(news_search, 10.0, 4.0, 1.0), rowid desc limit ${MOST_FOUND}`;

async function findBy(search: D1Database, expression: string | undefined, locale: LocaleCode): Promise<number[]> {
  if (expression === undefined) return [];
  const { results } = await search.prepare(FIND).bind(expression, locale).all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Ids of a language's pieces that contain all words of a text, best first, published or not. */
export const findPieceIds = ({ search }: NewsData, text: string, locale: LocaleCode): Promise<number[]> =>
  findBy(search, searchExpression(text, locale), locale);

/** Those that contain any of some names. */
export const findPieceIdsByNames = (
  { search }: NewsData,
  names: readonly string[],
  locale: LocaleCode,
): Promise<number[]> =>
  findBy(
    search,
    names
      .flatMap((name) => searchExpression(name, locale) ?? [])
      .map((one) => `(${one})`)
      .join(" OR ") || undefined,
    locale,
  );
