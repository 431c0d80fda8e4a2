import type { ComingTitle } from "#contract/tables/coming-pages";

/** Words that name a page that is not built yet. */
export const TITLE_KEYS = {
  favourites: "frame:nav.favourites",
  events: "frame:nav.events",
  news: "frame:nav.news",
  signIn: "frame:account.logIn",
  signUp: "frame:account.signUp",
  article: "frame:coming.article",
} as const satisfies Record<ComingTitle, string>;
