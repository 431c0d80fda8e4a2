import { VIETNAMESE_ARTICLES } from "./articles.ts";
import type { LocaleCode } from "./locales.ts";
import type { Sport } from "./sports.ts";

/** What a page that is not built yet will be: a key of the words that say so. */
export type ComingTitle = "favourites" | "events" | "news" | "signIn" | "signUp" | "article";

export interface ComingPage {
  /** The specification's route name. */
  name: string;
  /** Behind the locale. */
  path: string;
  sport?: Sport;
  title: ComingTitle;
  /** Query parameters that the page reads. */
  query?: readonly string[];
  /** The only languages that will have the page; all when absent. */
  locales?: readonly LocaleCode[];
}

/** Addresses that the frame leads to already although their pages come later. Building one takes its row away. */
export const COMING_PAGES: readonly ComingPage[] = [
  { name: "footballFavourites", path: "/football/fav", sport: "football", title: "favourites" },
  { name: "event", path: "/football/event", sport: "football", title: "events" },
  { name: "basketballEvent", path: "/basketball/event", sport: "basketball", title: "events" },
  { name: "news", path: "/news", title: "news" },
  { name: "signin", path: "/signin", title: "signIn", query: ["callBackUrl"] },
  { name: "signup", path: "/signup", title: "signUp", query: ["callBackUrl"] },
  ...VIETNAMESE_ARTICLES.map(
    ({ id, slug }): ComingPage => ({ name: id, path: `/${slug}`, title: "article", locales: ["vn"] }),
  ),
];
