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
    state: { halfTime: [1, 0], score: [2, 0] },
    goals: [],
    reds: [],
    missedPenalties: [],
    cancelled: [],
    ...change,
  }) as unknown as FootballData;

const OPENED = { halfTime: [0, 1] } as unknown as FootballData["state"];

test.each<[string, Partial<FootballData>, string[]]>([
  ["nothing without events", { state: { halfTime: [0, 0] } as unknown as FootballData["state"] }, []],
  [
    "a lead at half-time that did not last stands between the goals",
    {
      state: { ...OPENED, score: [1, 1] } as FootballData["state"],
      goals: [goal("away", 45, [0, 1], 6), goal("home", 46, [1, 1])],
    },
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
    ["redCard", "goalFirst", "goalCancelled", "penaltyMissed", "goalExtend"],
  ],
  ["an early goal, and one after the break", { goals: [goal("home", 5, [1, 0])] }, ["goalFirstEarly"]],
  ["the first goal after the break", { goals: [goal("home", 70, [1, 0])] }, ["goalFirstLate"]],
  [
    "two goals of one player in a half are one sentence",
    { goals: [goal("home", 12, [1, 0]), goal("home", 30, [2, 0])] },
    ["goalBrace"],
  ],
  [
    "two of one side are one sentence",
    { goals: [goal("home", 12, [1, 0]), { ...goal("home", 30, [2, 0]), player: player("another") }] },
    ["goalPair"],
  ],
  [
    "an equaliser and the lead are one sentence",
    {
      goals: [
        goal("away", 9, [0, 1]),
        goal("home", 12, [1, 1]),
        { ...goal("home", 30, [2, 1]), player: player("another") },
      ],
    },
    ["goalFirst", "goalTurn"],
  ],
])("%s", (_case, change, keys) => {
  expect(eventLines(dataOf(change)).map(({ key }) => key)).toEqual(keys);
});

test("a goal that some openings tell has a sentence of its own, for the others", () => {
  const last = goal("home", 88, [2, 0]);
  const data = dataOf({ goals: [goal("home", 60, [1, 0]), last] });
  const lines = eventLines(data, { goal: last, saidBy: ["openLate"] });
  expect(lines.map(({ key, saidBy }) => [key, saidBy])).toEqual([
    ["goalFirstLate", undefined],
    ["goalExtend", ["openLate"]],
  ]);
});
