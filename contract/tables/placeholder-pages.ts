import type { Sport } from "./sports.ts";

/** What a page that is not built yet will be: a key of the translations that say so. */
export type PlaceholderTitle = "events";

export interface PlaceholderPage {
  /** The specification's route name. */
  name: string;
  /** Behind the locale. */
  path: string;
  sport?: Sport;
  title: PlaceholderTitle;
}

/** Addresses that the frame links to although their pages are not built yet. Whoever builds one deletes its row. */
export const PLACEHOLDER_PAGES: readonly PlaceholderPage[] = [
  { name: "event", path: "/football/event", sport: "football", title: "events" },
  { name: "basketballEvent", path: "/basketball/event", sport: "basketball", title: "events" },
];
