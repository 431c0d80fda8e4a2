import { expect, test } from "vitest";
import { previewAngles } from "./preview-angles.ts";
import type { PreviewData } from "./preview-data.ts";
import { recentOf, rowOf } from "./test-football-data.ts";
import { meetingsOf, placesOf, previewData } from "./test-preview-data.ts";

const KICK_OFF = Date.parse("2026-11-21T15:00:00Z");
const { fixture } = previewData();
const player = { names: { en: "P" } };
const scorer = { kind: "goals", player, count: 5, run: 4, isOut: false } as const;
const won = recentOf("A", [1, 0], [1, 0], [2, 0], [3, 1], [0, 1]);

test.each<[string, Partial<PreviewData>, string[]]>([
  ["nothing in particular", {}, ["Plain"]],
  ["a final", { fixture: { ...fixture, stage: "final" }, places: undefined } as object, ["Final", "Cup", "Plain"]],
  [
    "a final for promotion",
    {
      fixture: { ...fixture, stage: "final" },
      competition: { ...previewData().competition, id: "302" },
      places: undefined,
    } as object,
    ["Plain"],
  ],
  ["a first leg", { fixture: { ...fixture, leg: 1 }, places: undefined } as object, ["Plain"]],
  ["first against second", { places: placesOf([rowOf("B", 1, 30), rowOf("A", 2, 28)], "A", "B") }, ["TopTwo", "Plain"]],
  ["level on points", { places: placesOf([rowOf("A", 5, 18), rowOf("B", 6, 18)], "A", "B") }, ["Level", "Plain"]],
  ["a scorer who scores on and on", { scorers: { away: scorer } }, ["Scorer", "Plain"]],
  ["one who is out", { scorers: { away: { ...scorer, isOut: true } } }, ["Plain"]],
  [
    "a team that won every meeting",
    { meetings: meetingsOf(KICK_OFF, [1, 0], [2, 0], [3, 1], [1, 0]) },
    ["Sweep", "Plain"],
  ],
  ["four wins in a row", { recent: { home: won, away: [] } }, ["Streak", "Plain"]],
  ["a second match in two days", { rest: { home: 1, away: 3 } }, ["Tired", "Plain"]],
  ["a clear favourite", { chances: [75, 15, 10] }, ["Favourite", "Plain"]],
])("%s", (_case, change, expected) => {
  expect(previewAngles(previewData(change)).angles.map(({ key }) => key)).toEqual(expected);
});

test("an angle is told with its own team", () => {
  const { values } = previewAngles(previewData({ scorers: { away: scorer } }));
  expect(values).toMatchObject({ team: { names: { en: "B" } }, opponent: { names: { en: "A" } }, player, count: 4 });
});
