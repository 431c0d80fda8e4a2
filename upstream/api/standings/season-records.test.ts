import { expect, test } from "vitest";
import type { Phase } from "#contract/domain/status";
import type { MatchAt, MatchState } from "../../match/match.ts";
import { seasonRecords } from "./season-records.ts";

const match = (kickOff: number, phase: Phase, more: Partial<MatchState> = {}): MatchAt => ({
  fixture: {
    id: `m${kickOff}`,
    competitionId: "8001",
    season: "2026-27",
    stage: "regular",
    kickOff,
    isTimeConfirmed: true,
    homeId: "a",
    awayId: "b",
    source: "simulated",
  },
  state: { phase, reds: [0, 0], goals: [], seq: 0, updatedAt: 0, ...more },
});
const won = { score: [90, 80], winner: "home" } as const;

test.each<[string, MatchAt[], [number, number, number]]>([
  ["a game to come is to play", [match(1, "SCHEDULED")], [0, 0, 1]],
  ["a game that is over counts", [match(1, "FULL_TIME", won)], [1, 0, 0]],
  ["a game without a second date is still to play", [match(1, "POSTPONED")], [0, 0, 1]],
  ["one that is off for good is not", [match(1, "CANCELLED")], [0, 0, 0]],
  [
    "of two dates of a game only the second is to play",
    [match(1, "POSTPONED"), match(9, "SCHEDULED", { originalTime: 1 })],
    [0, 0, 1],
  ],
  [
    "and nothing is left once it was played",
    [match(1, "POSTPONED"), match(9, "FULL_TIME", { ...won, originalTime: 1 })],
    [1, 0, 0],
  ],
])("%s", (_name, matches, [wins, losses, remaining]) => {
  const records = seasonRecords(matches);
  const none = { won: 0, lost: 0, remaining: 0 };
  expect(records.get("a") ?? none).toEqual({ won: wins, lost: losses, remaining });
  expect(records.get("b") ?? none).toEqual({ won: losses, lost: wins, remaining });
});
