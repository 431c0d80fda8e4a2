import type { IslandName } from "./registry.ts";

/** Islands on a few pages only, with the modules of those pages: other pages do not list their files. */
export const FEW_PAGES: Partial<Record<IslandName, readonly string[]>> = {
  "search-form": ["search"],
  "recent-searches": ["search"],
  "third-party-frame": ["highlight", "match-tracker", "news-piece", "announcement"],
  "highlight-animation": ["highlight"],
  "live-video": ["sevens"],
  "odds-format": ["match-odds"],
  comments: ["news-piece"],
};

/** Whether pages of a module may have an island. */
export const isIslandOf = (name: IslandName, module: string | undefined): boolean => {
  const modules = FEW_PAGES[name];
  return modules === undefined || (module !== undefined && modules.includes(module));
};
