import type { BasketballStandingsRow, FormMark, StandingsRow } from "#contract/domain/standings";
import type { LocaleCode } from "#contract/tables/locales";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { standingsFacts } from "./standings-facts.server.ts";

const team = (id: string, name: string) => ({ id, key: name.toLowerCase(), name });

export const arsenal = team("1", "Arsenal");
export const burnley = team("2", "Burnley");
export const chelsea = team("3", "Chelsea");

export const mark: FormMark = {
  matchId: "77",
  result: "W",
  goalsFor: 3,
  goalsAgainst: 1,
  opponent: chelsea,
  kickOff: Date.parse("2026-11-14T15:00:00Z"),
  isHome: false,
};

export const row = (rank: number, change: Partial<StandingsRow> = {}): StandingsRow => ({
  rank,
  team: [arsenal, burnley, chelsea][rank - 1] ?? team(`${rank}`, `Team ${rank}`),
  played: 10,
  won: 5,
  drawn: 2,
  lost: 3,
  goalsFor: 12,
  goalsAgainst: 14,
  goalDifference: -2,
  points: 17,
  deducted: 0,
  form: ["W", "L"],
  ...change,
});

export const basketballRow = (rank: number, change: Partial<BasketballStandingsRow> = {}): BasketballStandingsRow => ({
  rank,
  team: team(`${rank}`, `Team ${rank}`),
  played: 16,
  won: 14,
  lost: 2,
  deducted: 0,
  form: ["L", "W"],
  winPct: "0.875",
  gamesBehind: rank === 1 ? null : "1.5",
  home: [6, 2],
  away: [8, 0],
  lastTen: [8, 2],
  streak: -1,
  pointsFor: 1_849,
  pointsAgainst: 1_684,
  ...change,
});

export const { competition } = testGroup("101", []);

/** Table facts in a language. */
export const testFacts = (sport: "football" | "basketball" = "football", code: LocaleCode = "en") =>
  standingsFacts(testContext(() => ({}), { locale: code }).context, { sport, competition });
