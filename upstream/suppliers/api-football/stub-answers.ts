// Answers in the supplier's form, for the stub and for tests: its shapes and oddities, with facts of our own.

import type { StubLine } from "../stub/stub-table.ts";

const NONE = { home: null, away: null };

export interface FixtureOptions {
  id?: number;
  league?: number;
  /** The league's name and country. */
  named?: { name: string; country: string };
  season?: number;
  round?: string;
  timestamp?: number;
  status?: { short: string; elapsed?: number | null; extra?: number | null };
  home?: { id: number; name: string; winner?: boolean | null };
  away?: { id: number; name: string; winner?: boolean | null };
  goals?: readonly [number | null, number | null];
  halftime?: readonly [number, number];
  fulltime?: readonly [number, number];
  extratime?: readonly [number, number];
  penalty?: readonly [number, number];
  periods?: { first: number | null; second: number | null };
  events?: object[];
  lineups?: object[];
  statistics?: object[];
  players?: object[];
}

const pair = (one: readonly [number | null, number | null] | undefined) =>
  one ? { home: one[0], away: one[1] } : NONE;

export const KICK_OFF_SECONDS = Date.parse("2026-10-17T14:00:00Z") / 1000;

export const fixtureRow = (options: FixtureOptions = {}): object => ({
  fixture: {
    id: options.id ?? 1001,
    referee: "A. Whistle, England",
    timezone: "UTC",
    timestamp: options.timestamp ?? KICK_OFF_SECONDS,
    periods: options.periods ?? { first: null, second: null },
    venue: { id: null, name: "Stadium", city: "Town" },
    status: { long: "", elapsed: null, extra: null, ...(options.status ?? { short: "NS" }) },
  },
  league: {
    id: options.league ?? 39,
    ...(options.named ?? { name: "Premier League", country: "England" }),
    season: options.season ?? 2026,
    round: options.round ?? "Regular Season - 8",
  },
  teams: {
    home: { winner: null, ...(options.home ?? { id: 42, name: "Arsenal" }) },
    away: { winner: null, ...(options.away ?? { id: 66, name: "Aston Villa" }) },
  },
  goals: pair(options.goals),
  score: {
    halftime: pair(options.halftime),
    fulltime: pair(options.fulltime),
    extratime: pair(options.extratime),
    penalty: pair(options.penalty),
  },
  ...(options.events && { events: options.events }),
  ...(options.lineups && { lineups: options.lineups }),
  ...(options.statistics && { statistics: options.statistics }),
  ...(options.players && { players: options.players }),
});

interface EventOptions {
  extra?: number | null;
  player?: { id: number | null; name: string | null };
  assist?: { id: number | null; name: string | null };
  comments?: string | null;
}

export const eventRow = (team: number, minute: number, type: string, detail: string, more: EventOptions = {}) => ({
  time: { elapsed: minute, extra: more.extra ?? null },
  team: { id: team, name: "" },
  player: more.player ?? { id: 1, name: "A. Scorer" },
  assist: more.assist ?? { id: null, name: null },
  type,
  detail,
  comments: more.comments ?? null,
});

/** Eleven and two more: ids from `first` on. */
export const lineUpRow = (team: number, first: number) => ({
  team: { id: team, name: "", colors: { player: { primary: "ff0000", number: "ffffff", border: "ff0000" } } },
  coach: { id: 900 + team, name: "C. Coach", photo: null },
  formation: "4-4-2",
  startXI: Array.from({ length: 11 }, (_, index) => ({
    player: {
      id: first + index,
      name: `P. ${first + index}`,
      number: index + 1,
      pos: "GDDDDMMMMFF"[index],
      grid: "1:1",
    },
  })),
  substitutes: [11, 12].map((index) => ({
    player: { id: first + index, name: `P. ${first + index}`, number: index + 1, pos: "M", grid: null },
  })),
});

/** A line of `standings`. */
export const standingRow = ({ club, rank, points, played, won, drawn, lost, scored, conceded }: StubLine<object>) => ({
  rank,
  team: { logo: "", ...club },
  points,
  goalsDiff: scored - conceded,
  group: "Premier League",
  form: null,
  status: "same",
  description: null,
  all: { played, win: won, draw: drawn, lose: lost, goals: { for: scored, against: conceded } },
  update: "2026-10-17T00:00:00+00:00",
});

/** The only row of `standings`: a competition with its tables. */
export const standingsRow = (tables: readonly (readonly object[])[]) => ({
  league: { id: 39, name: "Premier League", country: "England", logo: "", flag: "", season: 2026, standings: tables },
});

const coverage = {
  fixtures: { events: true, lineups: true, statistics_fixtures: true, statistics_players: true },
  odds: true,
};

const PREMIER_LEAGUE = { id: 39, name: "Premier League", country: { name: "England", code: "GB-ENG" } } as const;

export interface LeagueOptions {
  id: number;
  name: string;
  country: { name: string; code: string };
  isCup?: true;
}

/** A league, with a season around an instant in milliseconds. */
export const leagueRow = (now: number, { id, name, country, isCup }: LeagueOptions = PREMIER_LEAGUE) => {
  const year = new Date(now).getUTCFullYear();
  return {
    league: { id, name, type: isCup ? "Cup" : "League", logo: "" },
    country: { ...country, flag: "" },
    seasons: [
      {
        year,
        start: `${year}-01-01`,
        end: `${year + 1}-12-31`,
        current: true,
        coverage: { ...coverage, standings: !isCup },
      },
    ],
  };
};
