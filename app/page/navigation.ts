import { BRAZIL } from "#contract/tables/brazil";
import { countryPath, favouritesPath } from "#contract/tables/paths";
import { SPORTS, type Sport } from "#contract/tables/sports";

/** Member-only features; guests get a tip beside the entry and stay on the page. */
export type MemberPart = "favourites" | "fantasy";

export type EntryKey =
  | "matches"
  | "highlights"
  | "favourites"
  | "events"
  | "fantasySport"
  | "worldCup2026"
  | "afcon2023"
  | "standings";

export interface Entry {
  key: EntryKey;
  /** After the locale. */
  path: string;
  /** All pages at or below this path belong to the entry, unless another entry matches a longer part. */
  under: string;
  member?: MemberPart;
}

export interface Tab {
  key: Sport | "news";
  path: string;
  entries: readonly Entry[];
}

/** The page itself redirects guests to sign-in. */
const favouritesOf = (sport: Sport): Entry => ({
  key: "favourites",
  path: favouritesPath(sport),
  under: `/${sport}/fav`,
  member: "favourites",
});

const sportEntry = (sport: Sport, key: EntryKey, segment: string, member?: MemberPart): Entry => ({
  key,
  path: `/${sport}/${segment}`,
  under: `/${sport}/${segment}`,
  member,
});

/** Competitions, teams, players and matches are directly below the sport: they belong to its matches. */
const matchesOf = (sport: Sport): Entry => ({ key: "matches", path: `/${sport}/matches`, under: `/${sport}` });

/** Entries of one sport, after those that each has. */
const OWN_ENTRIES: Partial<Record<Sport, readonly Entry[]>> = {
  football: [
    {
      key: "worldCup2026",
      path: "/football/world/world-cup/matches?leagueId=75&season=2026",
      under: "/football/world/world-cup",
    },
    {
      key: "afcon2023",
      path: "/football/africa/africa-cup-of-nations/matches?leagueId=77&season=2023",
      under: "/football/africa/africa-cup-of-nations",
    },
  ],
};

const tabOf = (sport: Sport): Tab => ({
  key: sport,
  path: `/${sport}/matches`,
  entries: [
    matchesOf(sport),
    sportEntry(sport, "highlights", "highlights"),
    favouritesOf(sport),
    sportEntry(sport, "events", "event"),
    sportEntry(sport, "fantasySport", "fantasysport", "fantasy"),
    ...(OWN_ENTRIES[sport] ?? []),
  ],
});

/** The header's tabs with their sub-menus, in order (specification, section 2). */
export const TABS: readonly Tab[] = [
  ...SPORTS.map(({ code }) => tabOf(code)),
  { key: "news", path: "/news", entries: [] },
];

const inBrazil = (key: "matches" | "standings"): Entry => {
  const path = countryPath(BRAZIL, key);
  return { key, path, under: path };
};

/** Replaces football's sub-menu in Brazil's own header (specification, section 2). */
const BRAZIL_MENU: Tab = {
  key: "football",
  path: countryPath(BRAZIL),
  entries: [inBrazil("matches"), inBrazil("standings")],
};

/** A page's place in the navigation. */
export interface Place {
  tab?: Tab;
  /** A sub-menu that replaces its tab's in one part of the site. */
  menu?: Tab;
  entry?: Entry;
}

const isUnder = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);

/** The tab and sub-menu entry highlighted on a page; `path` is without the locale. */
export function placeOf(path: string): Place {
  const tab = TABS.find(({ key }) => isUnder(path, `/${key}`));
  const menu = BRAZIL_MENU.entries.some(({ under }) => isUnder(path, under)) ? BRAZIL_MENU : undefined;
  const entry = (menu ?? tab)?.entries
    .filter(({ under }) => isUnder(path, under))
    .reduce<Entry | undefined>((best, one) => (best && best.under.length >= one.under.length ? best : one), undefined);
  return { tab, entry, ...(menu && { menu }) };
}

/** `aria-current`: "page" for a link to the page itself, "true" for its part of the site. */
export const currentMark = (path: string, to: string, isPart: boolean): "page" | "true" | undefined => {
  if (path === to) return "page";
  return isPart ? "true" : undefined;
};
