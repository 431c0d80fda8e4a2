import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import { isSport, sportOrDefault } from "~/page/sport-switch";

/** Behind the locale. */
export const SEARCH_PATH = "/search";

/** Characters of a text that is looked for: the upstream's own limit (contract/calls/search). */
export const LONGEST_TEXT = 100;

/** What is looked for, and whose results come first. */
export interface SearchQuery {
  /** Empty when nothing is looked for. */
  text: string;
  sport: Sport;
}

/** A text as it is asked for: no spaces around it, one between two words. */
export const tidyText = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The page's query; undefined for a text that is too long and for a sport that there is not. */
export function readSearchQuery(query: URLSearchParams): SearchQuery | undefined {
  const text = tidyText(query.get("q") ?? "");
  const sport = query.get("sport") || DEFAULT_SPORT;
  if (text.length > LONGEST_TEXT || !isSport(sport)) return undefined;
  return { text, sport };
}

/** The address of a search behind the locale; the default sport comes first unless another is named. */
export function searchPath({ text, sport }: Partial<SearchQuery>): string {
  const query = new URLSearchParams();
  if (text) query.set("q", text);
  if (sport && sport !== DEFAULT_SPORT) query.set("sport", sport);
  return query.size > 0 ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}

/** The sport that a page's search begins with; the path stands behind the locale. */
export const sportFrom = (path: string): Sport => sportOrDefault(path);

/** The search page as a page leads to it; both paths stand behind the locale. */
export const addressFrom = (path: string): string => searchPath({ sport: sportFrom(path) });
