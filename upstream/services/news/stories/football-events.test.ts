import { expect, test } from "vitest";
import type { Side } from "#contract/domain/match";
import type { TeamEntry } from "../../../data/entries/types.ts";
import type { FootballData, GoalFact } from "./football-data.ts";
import { eventLines } from "./football-events.ts";

const team = (en: string) => ({ id: en, key: en, sport: "football", country: "GB-ENG", names: { en } }) as TeamEntry;
const player = (en: string) => ({ names: { en } });
const goal = (side: Side, minute: number, score: [number, number], addedMinute?: number): GoalFact => ({
  side,
  how: "open",
  player: player(side),
  at: { minute, addedMinute },
  score,
});
const moment = (minute: number, addedMinute?: number) => ({
  side: "home" as const,
  player: player("x"),
  at: { minute, addedMinute },
});

const dataOf = (change: Partial<FootballData>): FootballData =>
  ({
    teams: { home: team("A"), away: team("B") },
    state: { halfTime: [1, 0] },
    goals: [],
    reds: [],
    missedPenalties: [],
    cancelled: [],
    ...change,
  }) as unknown as FootballData;

test.each<[string, Partial<FootballData>, string[]]>([
  ["nothing but half-time", { state: { halfTime: [0, 0] } as unknown as FootballData["state"] }, ["halfGoalless"]],
  [
    "goals of both halves stand on both sides of half-time",
    { goals: [goal("home", 45, [1, 0], 6), goal("away", 46, [1, 1])] },
    ["goalFirst", "halfLead", "goalLevel"],
  ],
  [
    "a red card, a missed penalty and a goal that did not stand come where they happened",
    {
      goals: [goal("home", 30, [1, 0]), goal("home", 90, [2, 0], 3)],
      reds: [moment(19)],
      missedPenalties: [moment(90, 1)],
      cancelled: [moment(60)],
    },
    ["redCard", "goalFirst", "halfLead", "goalCancelled", "penaltyMissed", "goalExtend"],
  ],
])("%s", (_case, change, keys) => {
  expect(eventLines(dataOf(change)).map(({ key }) => key)).toEqual(keys);
});
