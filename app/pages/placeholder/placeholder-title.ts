import type { PlaceholderTitle } from "#contract/tables/placeholder-pages";

/** Translations of the names of pages that are not built yet. */
export const TITLE_KEYS = {
  events: "frame:nav.events",
  news: "frame:nav.news",
  article: "frame:placeholder.article",
} as const satisfies Record<PlaceholderTitle, string>;
