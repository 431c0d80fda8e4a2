import type { Competition } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import type { BasketballStandings, BasketballStandingsRow, Standings, StandingsRow } from "#contract/domain/standings";
import type { SquadPlayer, TeamInfo } from "#contract/domain/team-info";
import { DAY } from "#contract/time/units";
import { finished, scheduled } from "~/features/match-row/test-matches";

const country = { id: "84", key: "vietnam", name: "Vietnam", flag: "vn" };

export const league: Competition = { id: "766", key: "v-league-1", name: "V.League 1", kind: "league", country };
export const cup: Competition = { id: "767", key: "national-cup", name: "National Cup", kind: "cup", country };

export const player = (id: string, change: Partial<SquadPlayer> = {}): SquadPlayer => ({
  id,
  key: `player-${id}`,
  name: `Player ${id}`,
  counts: {},
  averages: {},
  ...change,
});

/** A team with every field of an answer. */
export const info: TeamInfo = {
  team: { id: "70001", key: "ha-noi", name: "Hà Nội FC" },
  fullName: "Hanoi Football Club",
  country: "Vietnam",
  founded: 2006,
  venue: {
    id: "1",
    name: "Hàng Đẫy",
    city: "Hà Nội",
    address: "9 Trịnh Hoài Đức",
    surface: "grass",
    capacity: 22_500,
  },
  coach: { name: "A Coach" },
  competitions: [cup, league],
  squad: [
    player("1", { counts: { appearances: 12, goals: 9, assists: 1, rating: "7.90" } }),
    player("2", { counts: { appearances: 12, goals: 2, assists: 6, rating: "7.10" } }),
  ],
  transfersIn: [
    { player: { id: "1", name: "Player 1" }, kind: "free", date: "2026-07-01", club: { name: "Old Club" } },
  ],
  transfersOut: [
    { player: { name: "Player 9" }, kind: "fee", feeEur: 1_200_000, club: { name: "New", id: "5", key: "new" } },
  ],
  trophies: [
    { competition: "V.League 1", competitionId: "766", isWinner: true, seasons: ["2025-26", "2023-24"] },
    { competition: "National Cup", isWinner: false, seasons: ["2024-25"] },
  ],
  sidelined: [{ player: { id: "2", name: "Player 2" }, reason: "knee", from: "2026-11-01" }],
  conference: "East",
  division: "North",
};

/** Matches of the team, offset by days from the first, each with its own id. */
export const matchOn = (days: number, change: Partial<Match> = {}): Match =>
  ({ ...finished, id: `m${days}`, kickOff: finished.kickOff + days * DAY, ...change }) as Match;

export const upcomingOn = (days: number): Match => ({
  ...scheduled,
  id: `m${days}`,
  kickOff: scheduled.kickOff + days * DAY,
});

export const row = (rank: number, id: string, change: Partial<StandingsRow> = {}): StandingsRow => ({
  rank,
  team: { id, key: `team-${id}`, name: `Team ${id}` },
  played: 12,
  won: 7,
  drawn: 2,
  lost: 3,
  goalsFor: 25,
  goalsAgainst: 10,
  goalDifference: 15,
  points: 23,
  deducted: 0,
  form: [],
  ...change,
});

export const standings: Standings = {
  competition: league,
  season: "2026-27",
  source: "simulated",
  format: "league",
  tables: [{ rows: [row(1, "1"), row(2, "70001"), row(3, "3")] }],
  isProvisionalRule: false,
};

export const basketballRow: BasketballStandingsRow = {
  rank: 3,
  team: info.team,
  played: 10,
  won: 7,
  lost: 3,
  deducted: 0,
  form: [],
  winPct: "0.700",
  gamesBehind: "1.5",
  home: [4, 1],
  away: [3, 2],
  lastTen: [7, 3],
  streak: -2,
  pointsFor: 1_105,
  pointsAgainst: 1_042,
};

export const basketballStandings: BasketballStandings = { ...standings, tables: [{ rows: [basketballRow] }] };
