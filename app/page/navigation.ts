import { BRAZIL } from "#contract/tables/brazil";
import { countryPath, favouritesPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";

/** What only members may see; a guest is shown a tip beside the entry and stays on the page. */
export type MemberPart = "favourites" | "fantasy";

export type EntryKey =
  | "matches"
  | "highlights"
  | "favourites"
  | "events"
  | "fantasySport"
  | "afcon2023"
  | "worldCup2022"
  | "standings";

export interface Entry {
  key: EntryKey;
  /** Behind the locale. */
  path: string;
  /** All pages at and below this path belong to the entry, unless another entry names a longer part of theirs. */
  under: string;
  member?: MemberPart;
}

export interface Tab {
  key: Sport | "news";
  path: string;
  entries: readonly Entry[];
}

/** Guests are led to sign-in by the page itself. */
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

/** Competitions, teams, players and matches have addresses of their own below the sport: they belong to its matches. */
const matchesOf = (sport: Sport): Entry => ({ key: "matches", path: `/${sport}/matches`, under: `/${sport}` });

/** The header's tabs with their sub-menus, in order (specification, section 2). */
export const TABS: readonly Tab[] = [
  {
    key: "football",
    path: "/football/matches",
    entries: [
      matchesOf("football"),
      sportEntry("football", "highlights", "highlights"),
      favouritesOf("football"),
      sportEntry("football", "events", "event"),
      sportEntry("football", "fantasySport", "fantasysport", "fantasy"),
      {
        key: "afcon2023",
        path: "/football/africa/africa-cup-of-nations/matches?leagueId=77&season=2023",
        under: "/football/africa/africa-cup-of-nations",
      },
      { key: "worldCup2022", path: "/football/worldcup2022/matches", under: "/football/worldcup2022" },
    ],
  },
  {
    key: "basketball",
    path: "/basketball/matches",
    entries: [
      matchesOf("basketball"),
      sportEntry("basketball", "highlights", "highlights"),
      favouritesOf("basketball"),
      sportEntry("basketball", "events", "event"),
      sportEntry("basketball", "fantasySport", "fantasysport", "fantasy"),
    ],
  },
  { key: "news", path: "/news", entries: [] },
];

const inBrazil = (key: "matches" | "standings"): Entry => {
  const path = countryPath(BRAZIL, key);
  return { key, path, under: path };
};

/** What Brazil's own header shows in the place of football's sub-menu (specification, section 2). */
const BRAZIL_MENU: Tab = {
  key: "football",
  path: countryPath(BRAZIL),
  entries: [inBrazil("matches"), inBrazil("standings")],
};

/** Where in the navigation a page stands. */
export interface Place {
  tab?: Tab;
  /** The sub-menu that a part of the site has of its own, in the place of its tab's. */
  menu?: Tab;
  entry?: Entry;
}

const isUnder = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);

/** The tab and the sub-menu entry that are highlighted on a page; `path` stands behind the locale. */
export function placeOf(path: string): Place {
  const tab = TABS.find(({ key }) => isUnder(path, `/${key}`));
  const menu = BRAZIL_MENU.entries.some(({ under }) => isUnder(path, under)) ? BRAZIL_MENU : undefined;
  const entry = (menu ?? tab)?.entries
    .filter(({ under }) => isUnder(path, under))
    .reduce<Entry | undefined>((best, one) => (best && best.under.length >= one.under.length ? best : one), undefined);
  return { tab, entry, ...(menu && { menu }) };
}

/** `aria-current`: "page" for a link to the page itself, "true" for the part of the site that it is in. */
export const currentMark = (path: string, to: string, isPart: boolean): "page" | "true" | undefined => {
  if (path === to) return "page";
  return isPart ? "true" : undefined;
};
