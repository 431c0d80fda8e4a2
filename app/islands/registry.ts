import type { ComponentProps, ComponentType } from "react";

/**
 * Every island: its name in pages and its component. Each is a separate file of the build
 * (scripts/vite/island-files.mjs reads this table); it is only imported for its types.
 */
export const ISLANDS = {
  calendar: () => import("./calendar/CalendarIsland.tsx"),
  search: () => import("./search/SearchIsland.tsx"),
  "search-form": () => import("./search/SearchFormIsland.tsx"),
  "recent-searches": () => import("./search/RecentSearchesIsland.tsx"),
  share: () => import("./share/ShareIsland.tsx"),
  "third-party-frame": () => import("./player/FrameIsland.tsx"),
  "highlight-animation": () => import("./player/AnimationIsland.tsx"),
  banners: () => import("./banners/BannersIsland.tsx"),
  "competition-panel": () => import("./competition-panel/CompetitionPanelIsland.tsx"),
  "account-menu": () => import("./account-menu/AccountMenuIsland.tsx"),
  "live-video": () => import("./live-video/LiveVideoIsland.tsx"),
  "own-matches": () => import("./own-matches/OwnMatchesIsland.tsx"),
  stars: () => import("./stars/StarsIsland.tsx"),
  "odds-format": () => import("./odds-format/OddsFormatIsland.tsx"),
  walkthrough: () => import("./favourites/WalkthroughIsland.tsx"),
  favourites: () => import("./favourites/FavouritesIsland.tsx"),
  notices: () => import("./notices/NoticesIsland.tsx"),
  comments: () => import("./comments/CommentsIsland.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof ISLANDS;

/** The props a page gives to an island: plain data, passed as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof ISLANDS)[Name]>>["default"]
>;
