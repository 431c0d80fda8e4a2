import type { IslandName } from "./registry.ts";
import type { IslandWords } from "./runtime/island-words.ts";

/** The translations of each island. They are among those of the page's script (app/browser/page-words.ts). */
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
  "odds-format": [],
} as const satisfies Record<IslandName, readonly (keyof IslandWords)[]>;
