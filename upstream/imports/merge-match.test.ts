import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#contract/time/units";
import type { LoadedMatch } from "../store/load-statements.ts";
import { contradict, mergedMatch, totalOf, turnedMatch } from "./merge-match.ts";
import { loadedMatch, NOON } from "./test-match.ts";

const played = { status: "played", fullTime: [2, 1] } as const;
const merged = (first: Partial<LoadedMatch>, second: Partial<LoadedMatch>) =>
  mergedMatch(loadedMatch(first), loadedMatch(second), "7");

describe("mergedMatch", () => {
  it.each<[string, Partial<LoadedMatch>, Partial<LoadedMatch>, Partial<LoadedMatch>]>([
    [
      "fills what the first does not tell",
      played,
      { ...played, halfTime: [1, 0], reds: [0, 1] },
      { halfTime: [1, 0], reds: [0, 1] },
    ],
    [
      "fills the periods of the same result",
      { status: "played", fullTime: [112, 103] },
      { status: "played", fullTime: [112, 103], periods: [[112, 103]] },
      { periods: [[112, 103]] },
    ],
    ["takes a result where the first has none", { matchday: 7 }, played, { ...played, matchday: 7 }],
    ["lets a result stay where the first takes it back", { status: "postponed" }, played, played],
    [
      "lets the first's result stand",
      played,
      { status: "played", fullTime: [0, 0], halfTime: [0, 0] },
      { ...played, halfTime: null },
    ],
    [
      "takes the time of the same day",
      {},
      { isTimeConfirmed: true, kickOff: NOON + 6 * HOUR },
      { isTimeConfirmed: true, kickOff: NOON + 6 * HOUR },
    ],
    [
      "keeps the first's other day",
      {},
      { isTimeConfirmed: true, kickOff: NOON + 3 * DAY },
      { isTimeConfirmed: false, kickOff: NOON },
    ],
    [
      "plays when the one who tells the result says so",
      { status: "postponed", isTimeConfirmed: true },
      { ...played, kickOff: NOON + 30 * DAY },
      { ...played, kickOff: NOON + 30 * DAY, isTimeConfirmed: false },
    ],
    ["takes rounds where the first has none", played, { matchday: 3 }, { matchday: 3 }],
    [
      "believes a verdict of the same score",
      played,
      { ...played, status: "awarded" },
      { status: "awarded", fullTime: [2, 1] },
    ],
    [
      "takes ninety minutes from who knows of extra time",
      played,
      { status: "played", fullTime: [1, 1], extraTime: [2, 1] },
      { fullTime: [1, 1], extraTime: [2, 1] },
    ],
    [
      "drops who won a shoot-out where its score is known",
      { status: "played", fullTime: [1, 1], shootoutWinner: "home" },
      { status: "played", fullTime: [1, 1], shootout: [4, 2] },
      { shootout: [4, 2], shootoutWinner: null },
    ],
    ["takes no scorers of another score", played, { goals: [{ side: "home", minute: 5 }] }, { goals: null }],
  ])("%s", (_, first, second, expected) => {
    expect(merged(first, second)).toMatchObject({ ...expected, id: "7" });
  });

  const pair = fc.tuple(fc.nat(3), fc.nat(3));
  const anyMatch = fc
    .record({
      status: fc.constantFrom("scheduled", "played", "postponed", "awarded" as const),
      fullTime: pair,
      extraTime: fc.option(pair),
      halfTime: fc.option(pair),
      shootout: fc.option(pair),
      matchday: fc.option(fc.nat(38)),
      isTimeConfirmed: fc.boolean(),
      kickOff: fc.integer({ min: NOON - 3 * DAY, max: NOON + 3 * DAY }),
      reds: fc.option(pair),
    })
    .map(({ status, ...fields }) =>
      loadedMatch(
        status === "played" || status === "awarded"
          ? { ...fields, status }
          : { matchday: fields.matchday, kickOff: fields.kickOff, isTimeConfirmed: fields.isTimeConfirmed, status },
      ),
    );

  it("is settled after one time: importing the same again changes nothing", () => {
    fc.assert(
      fc.property(anyMatch, anyMatch, (file, other) => {
        const stored = mergedMatch(mergedMatch(file, loadedMatch({ id: "7" }), "7"), other, "7");
        expect(mergedMatch(file, stored, "7")).toEqual(stored);
        expect(mergedMatch(stored, other, "7")).toEqual(stored);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("turnedMatch", () => {
  it("is the same match, seen twice", () => {
    const match = loadedMatch({
      ...played,
      shootoutWinner: "away",
      goals: [{ side: "home", minute: 5 }],
      reds: [1, 0],
    });
    const turned = turnedMatch(match);
    expect([totalOf(turned), turned.homeId, turned.shootoutWinner, turned.goals?.[0]?.side, turned.reds]).toEqual([
      [1, 2],
      "2",
      "home",
      "away",
      [0, 1],
    ]);
    expect(turnedMatch(turned)).toEqual(match);
  });
});

describe("contradict", () => {
  it.each<[Partial<LoadedMatch>, Partial<LoadedMatch>, boolean]>([
    [played, played, false],
    [played, { status: "played", fullTime: [2, 2] }, true],
    [played, {}, false],
    [played, { status: "played", fullTime: [1, 1], extraTime: [2, 1] }, false],
  ])("compares %j with %j", (a, b, expected) => {
    expect(contradict(loadedMatch(a), loadedMatch(b))).toBe(expected);
  });
});
