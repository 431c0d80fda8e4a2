import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { finished, live, STATES } from "~/features/match-row/test-matches";
import { football } from "./football.ts";

const { match, odds, stats } = football;

describe("the score after ninety minutes", () => {
  test.each([
    ["of a match that ended then is its score", finished, [2, 1]],
    ["is the supplier's where it gives one", { ...finished, fullTime: [1, 1] as const }, [1, 1]],
    ["is its score where the supplier gives none", { ...finished, fullTime: undefined }, [2, 1]],
    ["after extra time is that before it", { ...finished, how: "AFTER_ET", fullTime: [1, 1] }, [1, 1]],
    ["after extra time is unknown where nobody says", { ...finished, how: "AFTER_ET", fullTime: undefined }, undefined],
    ["of an awarded match is none", { ...finished, how: "AWARDED", fullTime: [3, 0] }, undefined],
  ])("%s", (_name, played, score) => {
    expect(match.settledScore(played as typeof finished)).toEqual(score);
  });
});

describe("the score that prices are settled on", () => {
  test.each<[string, Match, boolean, object | undefined]>([
    ["in play", live, false, { score: [2, 1], isOpen: true }],
    ["at the end", finished, false, { score: [2, 1], isOpen: false }],
    ["after extra time", STATES.afterExtraTime, false, { score: [1, 1], isOpen: false }],
    ["in extra time, whose goals do not count", STATES.extraTime, false, undefined],
    ["of a match that was awarded", { ...STATES.awarded, fullTime: undefined } as Match, false, undefined],
    ["of a first half that is over", live, true, { score: [1, 1], isOpen: false }],
    [
      "of a first half in play",
      { ...STATES.firstHalf, halfTime: undefined } as Match,
      true,
      { score: [2, 1], isOpen: true },
    ],
    ["of a first half that nobody has reported", { ...finished, halfTime: undefined } as Match, true, undefined],
  ])("%s", (_name, played, isHalf, score) => {
    if (!("score" in played) || !played.score) throw new Error("has no score");
    expect(odds.settlingScore(played as never, isHalf)).toEqual(score);
  });
});

test.each([
  ["afterExtraTime", true],
  ["afterPenalties", true],
  ["fullTime", false],
  ["extraTime", false],
] as const)("%s has gone beyond what tables count: %s", (name, isBeyond) => {
  expect(match.isBeyondCounted(STATES[name])).toBe(isBeyond);
});

test.each([
  [null, "ALL"],
  ["h1", "H1"],
  ["h2", "H2"],
  ["et", "ET"],
  ["q1", undefined],
])("statistics of %s are those of %s", (text, period) => {
  expect(stats.readPeriod(text)).toEqual(period && { sport: "football", period });
});

test("its halves have names", () => {
  expect([1, 2].map((period) => match.periodName(period))).toEqual(["status.firstHalf", "status.secondHalf"]);
});
