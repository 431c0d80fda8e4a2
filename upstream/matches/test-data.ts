import type { CompetitionEntry, CountryEntry, TeamEntry } from "../data/entries/types.ts";
import type { Fixture, MatchSource, MatchState } from "../match/match.ts";
import type { Followers } from "../services/follow/followers.ts";
import type { NewsData } from "../services/news/news-data.ts";
import type { Directory } from "./directory.ts";

// A small world for tests: one country, a league and a cup, four clubs.

/** Nobody follows anything. */
export const noFollowers: Followers = async () => new Map();

const unread = () => {
  throw new Error("no test of matches reads news");
};
const noDatabase = { prepare: unread, batch: unread, exec: unread, dump: unread, withSession: unread } as D1Database;

/** Fails if read. */
export const NO_NEWS: NewsData = { database: noDatabase, search: noDatabase };
export const NO_CONTESTS = { DB: noDatabase };

export const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");

const COUNTRY: CountryEntry = { id: "1", key: "england", code: "GB-ENG", names: { en: "England", th: "อังกฤษ" } };

const team = (id: string, key: string, en: string): TeamEntry => ({
  id,
  sport: "football",
  key,
  names: { en },
  country: "GB-ENG",
  colours: ["#ef0107", "#ffffff"],
  strength: 80,
});

export const TEAMS: readonly TeamEntry[] = [
  { ...team("20101", "arsenal", "Arsenal"), names: { en: "Arsenal", th: "อาร์เซนอล" } },
  team("20102", "aston-villa", "Aston Villa"),
  team("20103", "chelsea", "Chelsea"),
  team("20104", "everton", "Everton"),
];

const competition = (id: string, key: string, en: string, sortOrder: number): CompetitionEntry => ({
  id,
  sport: "football",
  key,
  names: { en },
  kind: "league",
  countryId: "1",
  sortOrder,
  format: { kind: "league", times: 2 },
  teamIds: TEAMS.map((one) => one.id),
});

export const COMPETITIONS: readonly CompetitionEntry[] = [
  { ...competition("101", "premier-league", "Premier League", 10), isPopular: true },
  { ...competition("102", "fa-cup", "FA Cup", 20), kind: "cup" },
];

export const DIRECTORY: Directory = {
  competitions: COMPETITIONS,
  countries: [COUNTRY],
  competitionById: (id) => COMPETITIONS.find((one) => one.id === id),
  teamById: (id) => TEAMS.find((one) => one.id === id),
  countryById: (id) => (id === COUNTRY.id ? COUNTRY : undefined),
};

export const FIXTURE: Fixture = {
  id: "1010120260001",
  competitionId: "101",
  season: "2026-27",
  stage: "regular",
  matchday: 8,
  kickOff: KICK_OFF,
  isTimeConfirmed: true,
  homeId: "20101",
  awayId: "20102",
  source: "simulated",
};

export const STATE: MatchState = { phase: "SCHEDULED", reds: [0, 0], goals: [], seq: 0, updatedAt: KICK_OFF };

/** The part of a match source that lists and scores do not use. */
export const NO_DETAILS: Pick<
  MatchSource,
  "ofTeam" | "timelineOf" | "gameOf" | "statisticsOf" | "pricesOf" | "detailsOf"
> = {
  ofTeam: () => [],
  timelineOf: () => ({ knownAt: 0, incidents: [], periods: [] }),
  gameOf: () => undefined,
  statisticsOf: () => undefined,
  pricesOf: () => [],
  detailsOf: () => undefined,
};
