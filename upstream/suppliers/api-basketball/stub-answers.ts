// Answers in the supplier's form, for the stub and for tests: its shapes and oddities, with facts of our own.

import type { StubLine } from "../stub/stub-table.ts";

type Points = readonly (number | null)[];

export interface LeagueOptions {
  id: number;
  name: string;
  country: { id: number; name: string; code: string | null };
}

const NBA: LeagueOptions = { id: 12, name: "NBA", country: { id: 5, name: "USA", code: "US" } };

export interface GameOptions {
  id?: number;
  league?: LeagueOptions;
  timestamp?: number;
  status?: { short: string; timer?: string | null };
  stage?: string | null;
  week?: string | number | null;
  venue?: string | null;
  season?: string | number;
  home?: { id: number; name: string };
  away?: { id: number; name: string };
  /** By quarter, then of all overtimes. */
  points?: readonly [home: Points, away: Points];
  totals?: readonly [home: number | null, away: number | null];
}

export const TIP_OFF_SECONDS = Date.parse("2026-11-14T19:00:00Z") / 1000;

function scoresOf(points: Points, total: number | null | undefined): object {
  const sum = points.reduce<number>((all, one) => all + (one ?? 0), 0);
  const [first = null, second = null, third = null, fourth = null, overtime = null] = points;
  return {
    quarter_1: first,
    quarter_2: second,
    quarter_3: third,
    quarter_4: fourth,
    over_time: overtime,
    total: total === undefined ? (first === null ? null : sum) : total,
  };
}

export const gameRow = (options: GameOptions = {}): object => ({
  id: options.id ?? 7001,
  timestamp: options.timestamp ?? TIP_OFF_SECONDS,
  timezone: "UTC",
  stage: options.stage ?? null,
  week: options.week ?? null,
  venue: options.venue ?? null,
  status: { long: "", timer: null, ...(options.status ?? { short: "NS" }) },
  league: {
    id: (options.league ?? NBA).id,
    name: (options.league ?? NBA).name,
    type: "League",
    season: options.season ?? "2026-2027",
    logo: "",
  },
  country: { ...(options.league ?? NBA).country, flag: "" },
  teams: {
    home: { logo: "", ...(options.home ?? { id: 133, name: "Boston Celtics" }) },
    away: { logo: "", ...(options.away ?? { id: 151, name: "New York Knicks" }) },
  },
  scores: {
    home: scoresOf(options.points?.[0] ?? [], options.totals?.[0]),
    away: scoresOf(options.points?.[1] ?? [], options.totals?.[1]),
  },
});

/** A line of `standings`: games instead of points. */
export const standingRow = ({ club, rank, played, won, lost, scored, conceded }: StubLine<object>, group: string) => ({
  position: rank,
  stage: "NBA - Regular Season",
  group: { name: group, points: null },
  team: { logo: "", ...club },
  league: { id: 12, name: "NBA", type: "League", season: "2026-2027", logo: "" },
  country: { id: 5, name: "USA", code: "US", flag: "" },
  games: { played, win: { total: won, percentage: null }, lose: { total: lost, percentage: null } },
  points: { for: scored, against: conceded },
  form: null,
  description: null,
});

/** A league, with a season around an instant in milliseconds, and the one before it. */
export const leagueRow = (now: number, { id, name, country }: LeagueOptions = NBA): object => {
  const year = new Date(now).getUTCFullYear();
  return {
    id,
    name,
    type: "League",
    logo: "",
    country: { ...country, flag: "" },
    seasons: [
      { season: `${year - 1}-${year}`, start: `${year - 1}-10-01`, end: `${year}-06-30` },
      {
        season: `${year}-${year + 1}`,
        start: `${year}-01-01`,
        end: `${year + 1}-12-31`,
        coverage: { games: { statistics: { teams: true, players: true } }, standings: true, players: true, odds: true },
      },
    ],
  };
};

const shots = (total: number, attempts: number) => ({ total, attempts, percentage: null });

/** A team's statistics: two-pointers, three-pointers and free throws add up to its points. */
export const teamCountsRow = (
  game: number,
  team: number,
  [twos, threes, frees]: readonly [number, number, number],
) => ({
  game: { id: game },
  team: { id: team },
  field_goals: shots(twos + threes, 2 * (twos + threes)),
  threepoint_goals: shots(threes, 3 * threes),
  freethrows_goals: shots(frees, frees + 2),
  rebounds: { total: 40, offence: 10, defense: 30 },
  assists: 20,
  steals: 7,
  blocks: 4,
  turnovers: 11,
  personal_fouls: 18,
});

interface PlayerCounts {
  id: number;
  name: string;
  points: number;
  minutes?: string | null;
  type?: string;
}

/** A player has fewer statistics than a team. */
export const playerCountsRow = (game: number, team: number, player: PlayerCounts) => ({
  game: { id: game },
  team: { id: team },
  player: { id: player.id, name: player.name },
  type: player.type ?? "starters",
  minutes: player.minutes === undefined ? "30:05" : player.minutes,
  field_goals: shots(Math.floor(player.points / 2), player.points),
  threepoint_goals: shots(0, 2),
  freethrows_goals: shots(player.points % 2, 1),
  rebounds: { total: 5 },
  assists: 3,
  points: player.points,
});

/** A company's bets before a game, by name: values with their prices. */
export type GameBets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const BETS: GameBets = {
  "Home/Away": { Home: "1.34", Away: "3.35" },
  "Asian Handicap": { "Home -6.5": "1.83", "Away -6.5": "1.95" },
  "Over/Under": { "Over 220.5": "1.90", "Under 220.5": "1.90" },
};

export const gameOddsRow = (game: number, companies: Readonly<Record<string, GameBets>> = { Bet365: BETS }) => ({
  game: { id: game },
  bookmakers: Object.entries(companies).map(([name, bets], id) => ({
    id,
    name,
    bets: Object.entries(bets).map(([bet, values], index) => ({
      id: index,
      name: bet,
      values: Object.entries(values).map(([value, odd]) => ({ value, odd })),
    })),
  })),
});
