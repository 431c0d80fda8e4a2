import { expect, it } from "vitest";
import { seenBy } from "./perspective.ts";
import { OTHER, OWN, played } from "./test-matches.ts";

it.each<[string, Parameters<typeof played>[0], object]>([
  ["won at home", { score: [2, 1] }, { side: "home", scored: 2, conceded: 1, result: "W" }],
  ["lost at home", { score: [0, 1] }, { side: "home", scored: 0, conceded: 1, result: "L" }],
  ["won away", { score: [0, 3], isAway: true }, { side: "away", scored: 3, conceded: 0, result: "W" }],
  ["drawn away", { score: [1, 1], isAway: true }, { side: "away", scored: 1, conceded: 1, result: "D" }],
  [
    "drawn after ninety minutes, won in extra time",
    { score: [1, 1], state: { phase: "AFTER_ET", score: [3, 1] } },
    { scored: 3, conceded: 1, result: "W" },
  ],
  [
    "drawn after extra time, lost in a shoot-out",
    { score: [1, 1], state: { phase: "AFTER_PENS", score: [2, 2], shootout: [3, 4] } },
    { scored: 2, conceded: 2, result: "D" },
  ],
  ["awarded", { score: [0, 3], state: { phase: "AWARDED" } }, { scored: 0, conceded: 3, result: "L" }],
])("a match %s", (_, sketch, expected) => {
  expect(seenBy(played(sketch), OWN)).toMatchObject(expected);
});

it("is the other way round for the other team", () => {
  expect(seenBy(played({ score: [2, 1] }), OTHER)).toMatchObject({ side: "away", scored: 1, result: "L" });
});

it("refuses a match without a score", () => {
  const open = played({ score: [0, 0], state: { score: undefined, fullTime: undefined } as never });
  expect(() => seenBy(open, OWN)).toThrow("is not decided");
});
