import { describe, expect, test } from "vitest";
import type { Fact } from "./facts.ts";
import { meetingFacts } from "./meeting-facts.ts";
import type { PreviewData } from "./preview-data.ts";
import { comingFacts, outlookFacts } from "./preview-facts.ts";
import { stakeFacts } from "./stake-facts.ts";
import { recentOf, rowOf } from "./test-football-data.ts";
import { meetingsOf, placesOf, previewData } from "./test-preview-data.ts";

const KICK_OFF = Date.parse("2026-11-21T15:00:00Z");
const player = { names: { en: "P" } };
const keys = (facts: readonly Fact[]): string[] => facts.map(({ line }) => line.key).toSorted();

describe("what results would make of the table", () => {
  const table = (...points: readonly [string, number][]) =>
    points.map(([id, count], index) => rowOf(id, index + 1, count));
  test.each<[string, PreviewData["places"], string[]]>([
    ["two points behind", placesOf(table(["C", 40], ["A", 20], ["B", 18]), "A", "B"), ["winPass"]],
    ["as many points as a win", placesOf(table(["C", 40], ["A", 20], ["B", 17]), "A", "B"), ["gapPoints"]],
    ["level", placesOf(table(["C", 40], ["A", 20], ["B", 20]), "A", "B"), ["levelPoints"]],
    ["close to the leaders", placesOf(table(["C", 22], ["A", 20], ["B", 2]), "A", "B"), ["winTop"]],
    ["far from anything", placesOf(table(["C", 40], ["A", 20], ["B", 2]), "A", "B"), []],
  ])("%s", (_case, places, expected) => {
    expect(keys(stakeFacts(previewData({ places }))).filter((key) => !key.startsWith("table"))).toEqual(expected);
  });

  test.each<[string, points: number, rank: number, key: string[]]>([
    ["a win is enough to get out", 8, 9, ["winOut"]],
    ["more than a win is needed", 5, 9, ["inZone"]],
    ["just above", 8, 8, ["aboveZone"]],
    ["clear of it", 12, 8, []],
  ])("relegation: %s", (_case, points, rank, expected) => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      index === rank - 1
        ? rowOf("A", rank, points)
        : rowOf(index === 0 ? "B" : `T${index}`, index + 1, index < 8 ? 10 : 7),
    );
    const facts = stakeFacts(previewData({ places: placesOf(rows, "A", "B") }));
    expect(facts.filter(({ topic }) => topic === "danger home").map(({ line }) => line.key)).toEqual(expected);
  });
});

test.each([
  ["lastWon", [2, 0], "won"],
  ["lastLost", [0, 1], "lost"],
  ["lastDrawn", [1, 1], "won"],
] as const)("%s is told with its score", (key, score, place) => {
  const data = previewData({ recent: { home: recentOf("A", score), away: [] } });
  const found = [...comingFacts(data), ...outlookFacts(data)].find(({ line }) => line.key === key);
  expect(found?.line.values).toMatchObject({ [place]: { score } });
});

test.each<[string, number[][], string[]]>([
  ["none", [], ["noMeetings"]],
  ["one", [[1, 0]], ["lastMeetingWon"]],
  [
    "all won",
    [
      [1, 0],
      [2, 0],
      [1, 0],
    ],
    ["lastMeetingWon", "meetingsAll"],
  ],
  [
    "never lost",
    [
      [1, 1],
      [2, 0],
      [1, 0],
    ],
    ["lastMeetingDrawn", "meetingsNoLoss"],
  ],
  [
    "mixed",
    [
      [0, 1],
      [2, 0],
      [1, 0],
    ],
    ["lastMeetingWon", "meetingsTally"],
  ],
])("meetings: %s", (_case, scores, expected) => {
  const meetings = meetingsOf(KICK_OFF, ...(scores as [number, number][]));
  expect(keys(meetingFacts(previewData({ meetings })))).toEqual(expected);
});

test.each<[string, Partial<PreviewData>, string[]]>([
  ["a day's rest", { rest: { home: 1, away: 4 } }, ["backToBack"]],
  ["different rests", { rest: { home: 3, away: 7 } }, ["restShort"]],
  ["the same rest", { rest: { home: 6, away: 7 } }, []],
  ["one absence", { out: { home: [player], away: [] } }, ["absenceOne"]],
  ["absences of one side", { out: { home: [player, player], away: [] } }, ["absencesOfOne"]],
  ["absences of both", { out: { home: [player], away: [player] } }, ["absences"]],
  ["a clear favourite", { chances: [75, 15, 10] }, ["clearChance"]],
  ["no favourite", { chances: [36, 28, 36] }, ["evenChance"]],
  ["a price that is no news", { chances: [48, 27, 25] }, []],
])("outlook: %s", (_case, change, expected) => {
  expect(keys(outlookFacts(previewData(change)))).toEqual(expected);
});

test("a scorer is told by his run, by his goals, or by his absence", () => {
  const of = (change: object) => {
    const scorer = { kind: "goals", player, count: 3, run: 1, isOut: false, ...change } as const;
    return keys(comingFacts(previewData({ scorers: { home: scorer } })));
  };
  expect(of({ run: 3 })).toEqual(["scorerRun"]);
  expect(of({ count: 4 })).toEqual(["scorerCount"]);
  expect(of({ isOut: true })).toEqual(["scorerOut"]);
  expect(of({})).toEqual([]);
});

test.each([
  [
    "without a win",
    "homeWinless",
    [
      [0, 1],
      [1, 1],
      [0, 2],
    ],
  ],
  [
    "with nothing but wins",
    "homePerfect",
    [
      [2, 1],
      [1, 0],
      [3, 2],
    ],
  ],
] as const)("a team %s at home is told so", (_name, key, [first, second, third]) => {
  const recent = { home: recentOf("A", [...first], [...second], [...third]), away: [] };
  expect(keys(comingFacts(previewData({ recent })))).toContain(key);
});
