// Answers in the supplier's form, for the stub and for tests: its shapes and oddities, with facts of our own.

import type { StubLine } from "../stub/stub-table.ts";

type Numbers = readonly [home: number | null, away: number | null];

export interface LeagueOptions {
  id: number;
  code: string;
  name: string;
  area: { id: number; name: string; code: string };
  isCup?: true;
}

const PREMIER_LEAGUE: LeagueOptions = {
  id: 2021,
  code: "PL",
  name: "Premier League",
  area: { id: 2072, name: "England", code: "ENG" },
};

const competitionOf = ({ id, name, code, isCup }: LeagueOptions) => ({
  id,
  name,
  code,
  type: isCup ? "CUP" : "LEAGUE",
});

export interface MatchOptions {
  id?: number;
  competition?: LeagueOptions;
  utcDate?: string;
  status?: string;
  minute?: number | string | null;
  injuryTime?: number | null;
  matchday?: number | null;
  stage?: string;
  group?: string | null;
  home?: object;
  away?: object;
  winner?: string | null;
  duration?: string;
  fullTime?: Numbers;
  halfTime?: Numbers;
  extraTime?: Numbers;
  penalties?: Numbers;
  /** Of a paid plan. */
  goals?: object[];
  bookings?: object[];
  substitutions?: object[];
}

const pair = (numbers: Numbers | undefined) => ({ home: numbers?.[0] ?? null, away: numbers?.[1] ?? null });

export const matchRow = (options: MatchOptions = {}): object => ({
  area: (options.competition ?? PREMIER_LEAGUE).area,
  competition: competitionOf(options.competition ?? PREMIER_LEAGUE),
  season: { id: 1490, startDate: "2026-08-15", endDate: "2027-05-23", currentMatchday: 8 },
  id: options.id ?? 5001,
  utcDate: options.utcDate ?? "2026-10-17T14:00:00Z",
  status: options.status ?? "TIMED",
  ...("minute" in options && { minute: options.minute }),
  ...("injuryTime" in options && { injuryTime: options.injuryTime }),
  matchday: options.matchday === undefined ? 8 : options.matchday,
  stage: options.stage ?? "REGULAR_SEASON",
  group: options.group ?? null,
  lastUpdated: "2026-10-17T13:00:00Z",
  homeTeam: options.home ?? { id: 57, name: "Arsenal FC", shortName: "Arsenal", tla: "ARS" },
  awayTeam: options.away ?? { id: 58, name: "Aston Villa FC", shortName: "Aston Villa", tla: "AVL" },
  score: {
    winner: options.winner ?? null,
    duration: options.duration ?? "REGULAR",
    fullTime: pair(options.fullTime),
    halfTime: pair(options.halfTime),
    ...((options.extraTime || options.penalties) && { regularTime: pair(undefined) }),
    ...(options.extraTime && { extraTime: pair(options.extraTime) }),
    ...(options.penalties && { penalties: pair(options.penalties) }),
  },
  odds: { msg: "Activate Odds-Package" },
  referees: [{ id: 1, name: "A. Whistle", type: "REFEREE", nationality: "England" }],
  ...(options.goals && { goals: options.goals }),
  ...(options.bookings && { bookings: options.bookings }),
  ...(options.substitutions && { substitutions: options.substitutions }),
});

export const matchesOf = (rows: readonly object[]): object => ({
  filters: {},
  resultSet: { count: rows.length, played: 0 },
  matches: rows,
});

/** An answer of `standings`: its table, and the one of home matches that comes with it. */
export const standingsOf = (lines: readonly StubLine<object>[]): object => {
  const table = lines.map(({ club, rank, played, won, drawn, lost, points, scored, conceded }) => ({
    position: rank,
    team: club,
    playedGames: played,
    form: null,
    won,
    draw: drawn,
    lost,
    points,
    goalsFor: scored,
    goalsAgainst: conceded,
    goalDifference: scored - conceded,
  }));
  const head = { stage: "REGULAR_SEASON", group: null };
  return {
    filters: {},
    standings: [
      { ...head, type: "TOTAL", table },
      { ...head, type: "HOME", table: table.slice(0, 1) },
    ],
  };
};

/** A competition, with a season around an instant in milliseconds. */
export const competitionRow = (now: number, league: LeagueOptions = PREMIER_LEAGUE): object => {
  const year = new Date(now).getUTCFullYear();
  return {
    ...competitionOf(league),
    area: league.area,
    plan: "TIER_ONE",
    currentSeason: {
      id: 1,
      startDate: `${year}-01-01`,
      endDate: `${year + 1}-12-31`,
      currentMatchday: 8,
      winner: null,
    },
  };
};
