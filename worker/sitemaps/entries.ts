import type { NewsGroup, NewsItem } from "#contract/domain/news";
import { contestPath } from "#contract/tables/contest-paths";
import { contestTypeOf } from "#contract/tables/contest-types";
import type { LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages/pages";
import { type SitemapKind, sitemapKind } from "#contract/tables/pages/search-engines";
import {
  COMPETITION_TABS,
  competitionPath,
  countryPath,
  highlightPath,
  matchPath,
  type NewsGrouping,
  newsGroupPath,
  newsListPath,
  newsPath,
  type PlayerTab,
  playerPath,
  type TeamTab,
  teamPath,
} from "#contract/tables/paths";
import { SPORTS } from "#contract/tables/sports";
import type { SitemapEntry } from "./sitemap-text.ts";
import type { SitemapSources } from "./sources.ts";

const TEAM_TABS: readonly TeamTab[] = ["overview", "match", "squad"];
const PLAYER_TABS: readonly PlayerTab[] = ["overview", "transfer", "career"];

/** The first entry of each address. */
function distinct(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const byPath = new Map<string, SitemapEntry>();
  for (const entry of entries) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  return [...byPath.values()];
}

const standalonePages = (locale: LocaleCode): SitemapEntry[] =>
  PAGES.filter((page) => sitemapKind(page) === "pages")
    .filter(({ locales }) => !locales || locales.includes(locale))
    .map(({ path, locales }) => ({ path, ...(locales && { languages: locales }) }));

async function competitions(sources: SitemapSources): Promise<SitemapEntry[]> {
  const lists = await sources.competitions();
  return SPORTS.flatMap(({ code: sport }) =>
    lists[sport].countries.flatMap((row) =>
      row.competitions.flatMap((competition) =>
        COMPETITION_TABS.map((tab) => ({ path: competitionPath({ ...competition, sport }, tab) })),
      ),
    ),
  );
}

async function countries(sources: SitemapSources): Promise<SitemapEntry[]> {
  const { football } = await sources.competitions();
  return football.countries.flatMap(({ country }) =>
    (["matches", "standings"] as const).map((tab) => ({ path: countryPath(country, tab) })),
  );
}

async function teams(sources: SitemapSources, day: number): Promise<SitemapEntry[]> {
  const matches = await sources.matches(day);
  return matches.flatMap(({ sport, home, away }) =>
    [home, away].flatMap((team) => TEAM_TABS.map((tab) => ({ path: teamPath({ ...team, sport }, tab) }))),
  );
}

async function players(sources: SitemapSources): Promise<SitemapEntry[]> {
  return (await sources.players()).flatMap((player) => PLAYER_TABS.map((tab) => ({ path: playerPath(player, tab) })));
}

async function matches(sources: SitemapSources, day: number): Promise<SitemapEntry[]> {
  return (await sources.matches(day)).map((match) => ({ path: matchPath(match) }));
}

/** A page may have several films; the list has the latest first. */
async function highlights(sources: SitemapSources): Promise<SitemapEntry[]> {
  const films = await sources.highlights();
  return films.flatMap(({ match, publishedAt }) =>
    match ? [{ path: highlightPath(match), changedAt: publishedAt }] : [],
  );
}

const buildGroups = ({ category, tags, author }: NewsItem): [NewsGrouping, NewsGroup][] => [
  ["category", category],
  ...tags.map((tag): [NewsGrouping, NewsGroup] => ["tag", tag]),
  ["author", author],
];

/** The lists that contain a piece. One about no sport is in all of them. */
const buildLists = (item: NewsItem): string[] => [
  newsListPath(),
  ...SPORTS.filter(({ code }) => !item.sport || item.sport === code).map(({ code }) => newsListPath(code)),
  ...buildGroups(item).map(([by, group]) => newsGroupPath(by, group)),
];

/** Pieces, and their lists, which changed with their latest piece. */
async function news(sources: SitemapSources, locale: LocaleCode): Promise<SitemapEntry[]> {
  const languages = [locale];
  const items = await sources.news(locale);
  return items.flatMap((item) => [
    { path: newsPath(item), languages, changedAt: item.updatedAt ?? item.publishedAt },
    ...buildLists(item).map((path) => ({ path, languages, changedAt: item.publishedAt })),
  ]);
}

async function events(sources: SitemapSources): Promise<SitemapEntry[]> {
  const contests = await sources.contests();
  return contests.map(({ sport, kind, id }) => ({
    path: contestPath({ ...(sport && { sport }), contestType: contestTypeOf(kind).type, contestId: id }),
  }));
}

/** Kinds whose parts are match days. */
type DailyKind = "teams" | "matches";
type WholeKind = Exclude<SitemapKind, DailyKind>;

export const isDaily = (kind: SitemapKind): kind is DailyKind => kind === "teams" || kind === "matches";

const DAILY = { teams, matches };

const WHOLE: Readonly<
  Record<WholeKind, (sources: SitemapSources, locale: LocaleCode) => SitemapEntry[] | Promise<SitemapEntry[]>>
> = {
  pages: (_sources, locale) => standalonePages(locale),
  competitions,
  countries,
  players,
  highlights,
  news,
  events,
};

/** All addresses of a kind in a language, each once. Throws UpstreamFault. */
export const loadEntries = async (
  sources: SitemapSources,
  kind: WholeKind,
  locale: LocaleCode,
): Promise<SitemapEntry[]> => distinct(await WHOLE[kind](sources, locale));

/** Those of one day, counted from 0. Throws UpstreamFault. */
export const loadDay = async (sources: SitemapSources, kind: DailyKind, day: number): Promise<SitemapEntry[]> =>
  distinct(await DAILY[kind](sources, day));
