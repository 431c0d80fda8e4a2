import type { ComponentProps } from "react";
import type { IslandTranslations } from "~/runtime/islands/island-translations";

// Every island, in one declaration each. The build makes a file of each `features/**/<name>.island.tsx`
// (scripts/vite/island-files.mjs); here they are only types, so that neither worker nor page script contains them.

interface Modules {
  "account-menu": typeof import("~/features/account-menu/account-menu.island");
  banners: typeof import("~/features/banners/banners.island");
  calendar: typeof import("~/features/calendar/calendar.island");
  "calendar-copy": typeof import("~/features/calendar-feed/calendar-copy.island");
  comments: typeof import("~/features/comments/comments.island");
  "competition-panel": typeof import("~/features/competition-panel/competition-panel.island");
  favourites: typeof import("~/features/favourites/favourites.island");
  "featured-match": typeof import("~/features/featured-match/featured-match.island");
  "highlight-animation": typeof import("~/features/media-player/highlight-animation.island");
  "live-video": typeof import("~/features/live-video/live-video.island");
  notices: typeof import("~/features/notices/notices.island");
  "odds-format": typeof import("~/features/odds/odds-format.island");
  "own-matches": typeof import("~/features/own-matches/own-matches.island");
  "round-matches": typeof import("~/features/round-matches/round-matches.island");
  "recent-searches": typeof import("~/features/search/recent-searches.island");
  search: typeof import("~/features/search/search.island");
  "search-form": typeof import("~/features/search/search-form.island");
  share: typeof import("~/features/share/share.island");
  stars: typeof import("~/features/stars/stars.island");
  "third-party-frame": typeof import("~/features/media-player/third-party-frame.island");
  walkthrough: typeof import("~/features/favourites/walkthrough.island");
}

export type IslandName = keyof Modules;

/** The props a page gives to an island: plain data, passed as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<Modules[Name]["default"]>;

interface Island {
  /** Its translations. */
  namespaces: readonly (keyof IslandTranslations)[];
  /** The modules of its pages if they are few: other pages do not list its files. */
  pages?: readonly string[];
  /**
   * Not preloaded: `visible` ones load when they are seen, `members` only for members, in whose pages alone they show;
   * `press` ones are opened by few.
   */
  loads?: "visible" | "press" | "members";
  /**
   * Its largest size in kB of brotli without the shared runtime, if more than 3 (e2e/budgets.spec.ts). Search reads two
   * sports' answers and shows five kinds of results; the calendar has months, years, ranges and times. The account's
   * menu saves two choices, has the names of countries in all languages, and ends pushes before it logs out. Comments
   * are a list, two forms and two dialogs, notices a dropdown, a page and popups that link to five kinds of pages, both
   * with the dates of all languages. The favourites modal and the walkthrough share their lists. The match beside a
   * list reads a page and its late parts.
   */
  budget?: number;
}

const MATCH_PAGES = [
  "match-info",
  "match-feed",
  "match-box-score",
  "match-play-by-play",
  "match-tracker",
  "match-commentary",
  "match-shots",
  "match-lineups",
  "match-stats",
  "match-table",
  "match-h2h",
  "match-odds",
  "match-analysis-details",
  "match-analysis-handicap",
  "match-analysis-goals",
  "match-analysis-wdl",
];

export const ISLANDS: Readonly<Record<IslandName, Island>> = {
  calendar: { namespaces: ["calendar"], budget: 8 },
  search: { namespaces: ["search"], budget: 6.3 },
  "search-form": { namespaces: ["search"], pages: ["search"], budget: 6.3 },
  "recent-searches": { namespaces: ["search"], pages: ["search"], budget: 6.3 },
  share: { namespaces: [] },
  "calendar-copy": { namespaces: [], pages: ["team-matches", "competition-matches", "fav-matches"], loads: "press" },
  "third-party-frame": { namespaces: [], pages: ["highlight", "match-tracker", "news-piece", "announcement"] },
  "highlight-animation": { namespaces: [], pages: ["highlight"] },
  banners: { namespaces: [] },
  "competition-panel": { namespaces: [] },
  "account-menu": { namespaces: ["accountMenu"], loads: "members", budget: 5.4 },
  "live-video": { namespaces: [], pages: ["sevens"], loads: "members" },
  "own-matches": { namespaces: ["stars", "rows"], loads: "visible", budget: 3.9 },
  "featured-match": {
    namespaces: [],
    pages: ["match-list", "country-matches", "competition-matches", "team", "team-matches"],
    loads: "visible",
    budget: 3.1,
  },
  "round-matches": { namespaces: [], pages: [...MATCH_PAGES, "competition-table"], loads: "visible" },
  stars: { namespaces: ["stars"], loads: "members" },
  "odds-format": { namespaces: [], pages: ["match-odds"] },
  walkthrough: { namespaces: ["addFavourites"], loads: "press", budget: 8 },
  favourites: { namespaces: ["addFavourites"], loads: "press", budget: 8 },
  notices: { namespaces: ["notices"], loads: "press", budget: 9 },
  comments: { namespaces: ["comments"], pages: ["news-piece"], loads: "visible", budget: 8.7 },
};

/** The namespaces of all islands, each once. */
export const ISLAND_NAMESPACES = [...new Set(Object.values(ISLANDS).flatMap(({ namespaces }) => namespaces))];

/** Islands that pages of a module may have. */
export const islandsOf = (module: string | undefined): IslandName[] =>
  (Object.keys(ISLANDS) as IslandName[]).filter((name) => {
    const { pages } = ISLANDS[name];
    return pages === undefined || (module !== undefined && pages.includes(module));
  });
