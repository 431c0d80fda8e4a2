import type { CompetitionList } from "#contract/domain/competition";
import type { Contest } from "#contract/domain/contests";
import type { Highlight } from "#contract/domain/highlight";
import type { Match } from "#contract/domain/match";
import type { NewsItem } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";
import { callOf, SPORTS, type Sport, sportTypeOf } from "#contract/tables/sports";
import { addDays, dateIn } from "#contract/time/zone";
import type { Fetched, UpstreamClient } from "../pages/context.ts";
import { lazy } from "../platform/lazy.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";

/** Match days: just played and upcoming. Teams without a match on them are not listed either. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 4;
export const MATCH_DAYS = DAYS_BACK + 1 + DAYS_AHEAD;
const MATCHES_OF_A_PAGE = 500;
const MOST_PAGES_OF_A_DAY = 4;
const POPULAR_TEAMS = 10;
const HIGHLIGHTS = 100;
const NEWS_OF_A_PAGE = 50;
/** 500 pieces per language; older ones are linked from these. */
const MOST_PAGES_OF_NEWS = 10;

export interface Player {
  sport: Sport;
  id: string;
  key: string;
}

/** Data sources of sitemaps. They throw UpstreamFault. */
export interface SitemapSources {
  competitions(): Promise<Record<Sport, CompetitionList>>;
  /** Matches of all sports on one of the days, from 0 (the earliest). */
  matches(day: number): Promise<Match[]>;
  players(): Promise<Player[]>;
  /** Latest first. */
  highlights(): Promise<Highlight[]>;
  /** The pieces of a language, latest first, back to an instant (milliseconds) if given. */
  news(locale: LocaleCode, since?: number): Promise<NewsItem[]>;
  hasNews(locale: LocaleCode): Promise<boolean>;
  /** Ongoing and upcoming ones of all sports. */
  contests(): Promise<Contest[]>;
}

const ofEach = async <Row>(load: (sport: Sport) => Promise<Row[]>): Promise<Row[]> =>
  (await Promise.all(SPORTS.map(({ code }) => load(code)))).flat();

/** Something that a supplier does not have (404) is an answer, not a fault. */
async function ifThereIs<Value>(call: Promise<Fetched<Value>>): Promise<Value | undefined> {
  try {
    return (await call).value;
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind === "not_found") return undefined;
    throw error;
  }
}

async function matchesOfDay(calls: UpstreamClient, sport: Sport, date: string): Promise<Match[]> {
  const matches: Match[] = [];
  for (let page = 1; page <= MOST_PAGES_OF_A_DAY; page++) {
    const query = { date, timeZone: "UTC", page, size: MATCHES_OF_A_PAGE };
    const { value } = await calls.call(callOf(sport, "matchList"), query);
    matches.push(...value.groups.flatMap((group) => group.matches));
    if (!value.hasNext) break;
  }
  return matches;
}

async function squadsOfPopular(calls: UpstreamClient, sport: Sport): Promise<Player[]> {
  const teams = (await ifThereIs(calls.call(callOf(sport, "teamPopular"), { limit: POPULAR_TEAMS }))) ?? [];
  const infos = await Promise.all(
    teams.map(({ id }) => ifThereIs(calls.call(callOf(sport, "teamInfo"), { teamId: id }))),
  );
  const squads = infos.flatMap((info) => info?.squad ?? []);
  return squads.flatMap(({ id, key }) => (id ? [{ sport, id, key: key ?? id }] : []));
}

async function latestHighlights(calls: UpstreamClient, sport: Sport): Promise<Highlight[]> {
  const query = { sportType: sportTypeOf(sport), size: HIGHLIGHTS };
  return (await ifThereIs(calls.call("highlightList", query)))?.highlights ?? [];
}

const newsPage = (calls: UpstreamClient, lastId?: string) =>
  ifThereIs(calls.call("newsAll", { size: NEWS_OF_A_PAGE, ...(lastId && { lastId }) }));

async function latestNews(calls: UpstreamClient, since = Number.NEGATIVE_INFINITY): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  let lastId: string | undefined;
  for (let page = 1; page <= MOST_PAGES_OF_NEWS; page++) {
    const found = await newsPage(calls, lastId);
    const recent = (found?.items ?? []).filter(({ publishedAt }) => publishedAt >= since);
    items.push(...recent);
    lastId = found?.lastId;
    if (!found?.hasNext || !lastId || recent.length < found.items.length) break;
  }
  return items;
}

/** The first page is enough: there are two of each kind and sport. */
async function contestsIn(calls: UpstreamClient, state: "ongoing" | "upcoming"): Promise<Contest[]> {
  return (await ifThereIs(calls.call("getContestList", { state })))?.contests ?? [];
}

/** `callsIn` makes the calls of a language; except for news, names and addresses are the same in each. */
export function createSources(callsIn: (locale: LocaleCode) => UpstreamClient, now: number): SitemapSources {
  const calls = callsIn("en");
  const today = dateIn(now, "UTC");
  const listOf = async (sport: Sport) => (await calls.call(callOf(sport, "leagueAll"), {})).value;
  return {
    competitions: lazy(async () => {
      const lists = await Promise.all(SPORTS.map(async ({ code }) => [code, await listOf(code)] as const));
      return Object.fromEntries(lists) as Record<Sport, CompetitionList>;
    }),
    matches: (day) => ofEach((sport) => matchesOfDay(calls, sport, addDays(today, day - DAYS_BACK))),
    players: () => ofEach((sport) => squadsOfPopular(calls, sport)),
    highlights: () => ofEach((sport) => latestHighlights(calls, sport)),
    news: (locale, since) => latestNews(callsIn(locale), since),
    hasNews: async (locale) => ((await newsPage(callsIn(locale)))?.items.length ?? 0) > 0,
    contests: async () => (await Promise.all([contestsIn(calls, "ongoing"), contestsIn(calls, "upcoming")])).flat(),
  };
}
