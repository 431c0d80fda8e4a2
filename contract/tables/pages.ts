import { COMING_PAGES } from "./coming-pages.ts";
import type { Sport } from "./sports.ts";

/** Namespaces of `locales/{code}/*.json` that a page's words stand in; only these reach the browser. */
export type Namespace =
  | "common"
  | "errors"
  | "frame"
  | "banner"
  | "saving"
  | "privacy"
  | "matches"
  | "rows"
  | "live"
  | "bracket"
  | "match"
  | "worldcup";

export interface PageRow {
  /** The specification's route name; also the Remix route id. */
  name: string;
  /** Behind the locale; `:word` is one segment. */
  path: string;
  /** The file in `app/routes`, without ending. */
  module: string;
  sport?: Sport;
  namespaces: readonly Namespace[];
  /** Query parameters that the page reads, part of the page cache's key; any other is dropped. */
  query: readonly string[];
}

/** Every page that exists, once: the route table of the app, the edge's notion of a known path, and the tests' walk. */
export const PAGES: readonly PageRow[] = [
  {
    name: "home",
    path: "/football/matches",
    module: "match-list",
    sport: "football",
    namespaces: ["common", "matches", "rows"],
    query: ["date", "show"],
  },
  {
    name: "FIFA2022Matches",
    path: "/football/worldcup2022/matches",
    module: "world-cup-2022",
    sport: "football",
    namespaces: ["common", "matches", "rows", "bracket", "worldcup"],
    query: [],
  },
  {
    name: "FOOTBALL_INFO",
    path: "/football/:countryKey/:leagueKey/:matchName/:matchId",
    module: "match",
    sport: "football",
    namespaces: ["common", "matches", "rows", "match"],
    query: [],
  },
  {
    name: "privacypolicy",
    path: "/privacy-policy",
    module: "privacy-policy",
    namespaces: ["common", "privacy"],
    query: [],
  },
  {
    name: "appDownload",
    path: "/app-download",
    module: "app-download",
    namespaces: ["common", "banner"],
    query: [],
  },
  {
    name: "offline",
    path: "/offline",
    module: "offline",
    namespaces: ["common", "saving"],
    query: [],
  },
  ...COMING_PAGES.map(
    ({ name, path, sport, query = [] }): PageRow => ({
      name,
      path,
      module: "coming",
      sport,
      namespaces: ["common", "frame"],
      query,
    }),
  ),
];

export const HOME_PATH = "/football/matches";

/** First path segments behind a sport that a country's slug may never take (DESIGN section 10). */
const RESERVED_SLUGS = [
  "matches",
  "standings",
  "team",
  "player",
  "event",
  "fav",
  "highlights",
  "fantasysport",
  "worldcup2022",
] as const;

const segments = (path: string): string[] => path.split("/").filter(Boolean);

/** The page at a path behind the locale, with its parameters; undefined when there is none. */
export function matchPage(path: string): { page: PageRow; params: Record<string, string> } | undefined {
  const given = segments(path);
  for (const page of PAGES) {
    const params = matchSegments(segments(page.path), given);
    if (params) return { page, params };
  }
  return undefined;
}

function matchSegments(pattern: string[], given: string[]): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = given[index] as string;
    if (part.startsWith(":")) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  const first = params.countryKey;
  return first && (RESERVED_SLUGS as readonly string[]).includes(first) ? undefined : params;
}

export interface MatchAddress {
  sport: Sport;
  countryKey: string;
  leagueKey: string;
  /** home-vs-away, from the English names. */
  slug: string;
  id: string;
}

/** A match page's path behind the locale: `/{sport}/{countryKey}/{leagueKey}/{matchName}/{matchId}` (specification, section 2). */
export const matchPath = ({ sport, countryKey, leagueKey, slug, id }: MatchAddress): string =>
  `/${sport}/${countryKey}/${leagueKey}/${slug}/${id}`;
