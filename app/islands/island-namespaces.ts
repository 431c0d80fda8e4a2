import type { IslandName } from "./registry.ts";
import type { IslandTranslations } from "./runtime/island-translations.ts";

/** The translations of each island. */
export const ISLAND_NAMESPACES = {
  calendar: ["calendar"],
  search: ["search"],
  "search-form": ["search"],
  "recent-searches": ["search"],
  share: [],
  "third-party-frame": [],
  "highlight-animation": [],
  banners: [],
  "competition-panel": [],
  "account-menu": ["accountMenu"],
  "live-video": [],
  "own-matches": ["stars", "rows"],
  stars: ["stars"],
  "odds-format": [],
  walkthrough: ["addFavourites"],
  favourites: ["addFavourites"],
  notices: ["notices"],
  comments: ["comments"],
} as const satisfies Record<IslandName, readonly (keyof IslandTranslations)[]>;

/** The namespaces of all islands, each once. */
export const ALL_ISLAND_NAMESPACES = [...new Set(Object.values(ISLAND_NAMESPACES).flat())];
