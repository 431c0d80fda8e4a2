import type { PlaceholderTitle } from "#contract/tables/placeholder-pages";

/** Translations of the names of pages that are not built yet. */
export const TITLE_KEYS = {
  events: "frame:nav.events",
} as const satisfies Record<PlaceholderTitle, string>;
