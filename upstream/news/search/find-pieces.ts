import type { LocaleCode } from "#contract/tables/locales";
import type { NewsData } from "../news-data.ts";
import { searchExpression } from "./search-words.ts";

/** More than anybody pages through. */
const MOST_FOUND = 200;

// A word of the title says more than one of the summary, and that more than one of the text.
const FIND = `select rowid as id from news_search where news_search match ?1 and language = ?2
order by bm25(news_search, 10.0, 4.0, 1.0), rowid desc limit ${MOST_FOUND}`;

/** Ids of the pieces of a language that have all words of a text, the best first, whether they are out or not. */
export async function findPieceIds({ search }: NewsData, text: string, locale: LocaleCode): Promise<number[]> {
  const expression = searchExpression(text, locale);
  if (expression === undefined) return [];
  const { results } = await search.prepare(FIND).bind(expression, locale).all<{ id: number }>();
  return results.map(({ id }) => id);
}
