import { VIETNAMESE_ARTICLES } from "./articles.ts";
import type { LocaleCode } from "./locales.ts";
import type { Sport } from "./sports.ts";

/** What a page that is not built yet will be: a key of the translations that say so. */
export type PlaceholderTitle = "events" | "news" | "article";

export interface PlaceholderPage {
  /** The specification's route name. */
  name: string;
  /** Behind the locale. */
  path: string;
  sport?: Sport;
  title: PlaceholderTitle;
  /** The only languages that will have the page; all when absent. */
  locales?: readonly LocaleCode[];
}

/** Addresses that the frame links to although their pages are not built yet. Whoever builds one deletes its row. */
export const PLACEHOLDER_PAGES: readonly PlaceholderPage[] = [
  { name: "event", path: "/football/event", sport: "football", title: "events" },
  { name: "basketballEvent", path: "/basketball/event", sport: "basketball", title: "events" },
  { name: "news", path: "/news", title: "news" },
  ...VIETNAMESE_ARTICLES.map(
    ({ id, slug }): PlaceholderPage => ({ name: id, path: `/${slug}`, title: "article", locales: ["vn"] }),
  ),
];
