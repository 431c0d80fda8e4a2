import { LONGEST_SEARCH } from "#contract/tables/call-limits";
import { DEFAULT_SPORT, isSport, type Sport } from "#contract/tables/sports";
import { sportOrDefault } from "~/page/sport-switch";

/** Without the locale. */
export const SEARCH_PATH = "/search";

/** The search text, and the sport whose results come first. */
export interface SearchQuery {
  /** Empty without a search. */
  text: string;
  sport: Sport;
}

/** Trims a text and collapses its white space. */
export const tidyText = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The page's query; undefined if the text is too long or the sport unknown. */
export function readSearchQuery(query: URLSearchParams): SearchQuery | undefined {
  const text = tidyText(query.get("q") ?? "");
  const sport = query.get("sport") || DEFAULT_SPORT;
  if (text.length > LONGEST_SEARCH || !isSport(sport)) return undefined;
  return { text, sport };
}

/** The path of a search without the locale; the default sport is omitted. */
export function searchPath({ text, sport }: Partial<SearchQuery>): string {
  const query = new URLSearchParams();
  if (text) query.set("q", text);
  if (sport && sport !== DEFAULT_SPORT) query.set("sport", sport);
  return query.size > 0 ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}

/** The sport of searches from a page; `path` is without the locale. */
export const sportFrom = (path: string): Sport => sportOrDefault(path);

/** The search page as linked from a page; both paths are without the locale. */
export const addressFrom = (path: string): string => searchPath({ sport: sportFrom(path) });
