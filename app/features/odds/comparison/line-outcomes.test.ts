import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { quartersOf } from "#contract/odds/quarters";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { handicapBands, possibleScores, settlingScore, totalBands } from "./line-outcomes.ts";

const at = (line: string): number => quartersOf(line) as number;

describe("how a handicap ends by the home side's lead", () => {
  test.each([
    [
      "0",
      [
        ["1..", "WIN"],
        ["0..0", "PUSH"],
        ["..-1", "LOSE"],
      ],
    ],
    [
      "-0.25",
      [
        ["1..", "WIN"],
        ["0..0", "HALF_LOSE"],
        ["..-1", "LOSE"],
      ],
    ],
    [
      "-0.75",
      [
        ["2..", "WIN"],
        ["1..1", "HALF_WIN"],
        ["..0", "LOSE"],
      ],
    ],
    [
      "-0.5",
      [
        ["1..", "WIN"],
        ["..0", "LOSE"],
      ],
    ],
    [
      "1.25",
      [
        ["0..", "WIN"],
        ["-1..-1", "HALF_WIN"],
        ["..-2", "LOSE"],
      ],
    ],
  ] as const)("line %s", (line, expected) => {
    const bands = handicapBands(at(line), "football");
    expect(bands.map(({ from, to, first }) => [`${from ?? ""}..${to ?? ""}`, first])).toEqual(expected);
  });

  test("in play only what comes after the quote's score counts", () => {
    const [win, push, lose] = handicapBands(at("0"), "football", [1, 3]);
    expect([win?.from, push?.from, push?.to, lose?.to]).toEqual([-1, -2, -2, -3]);
  });

  test("basketball has no draw", () => {
    const bands = handicapBands(at("-0.5"), "basketball");
    expect(bands).toEqual([
      { from: 1, first: "WIN", second: "LOSE" },
      { to: -1, first: "LOSE", second: "WIN" },
    ]);
  });
});

describe("how a total ends", () => {
  test.each([
    [
      "2.5",
      [
        ["3..", "WIN"],
        ["..2", "LOSE"],
      ],
    ],
    [
      "2.25",
      [
        ["3..", "WIN"],
        ["2..2", "HALF_LOSE"],
        ["..1", "LOSE"],
      ],
    ],
    [
      "2.75",
      [
        ["4..", "WIN"],
        ["3..3", "HALF_WIN"],
        ["..2", "LOSE"],
      ],
    ],
    [
      "0.5",
      [
        ["1..", "WIN"],
        ["..0", "LOSE"],
      ],
    ],
  ] as const)("line %s", (line, expected) => {
    const bands = totalBands(at(line));
    expect(bands.map(({ from, to, first }) => [`${from ?? ""}..${to ?? ""}`, first])).toEqual(expected);
  });
});

describe("the score that settles", () => {
  test.each<[string, Match, boolean, unknown]>([
    ["before the start", scheduled, false, undefined],
    ["in play", live, false, { score: [2, 1], isOpen: true }],
    ["the first half, when it is over", live, true, { score: [1, 1], isOpen: false }],
    ["at the end", finished, false, { score: [2, 1], isOpen: false }],
    [
      "ninety minutes, not extra time",
      { ...finished, how: "AFTER_ET", score: [3, 2], fullTime: [2, 2] },
      false,
      { score: [2, 2], isOpen: false },
    ],
    ["in extra time without the score after ninety", STATES.extraTime, false, undefined],
    ["awarded", { ...finished, how: "AWARDED" }, false, undefined],
    [
      "basketball with overtime",
      { ...finished, sport: "basketball", fullTime: undefined, score: [101, 99] },
      false,
      { score: [101, 99], isOpen: false },
    ],
  ])("%s", (_name, match, isHalf, expected) => {
    expect(settlingScore(match, isHalf)).toEqual(expected);
  });

  test("football looks one goal ahead either way, basketball does not, and a settled market has one score", () => {
    const open = { score: [1, 0], isOpen: true } as const;
    expect(possibleScores(open, "football").map(({ score }) => score)).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(possibleScores(open, "basketball")).toHaveLength(1);
    expect(possibleScores({ ...open, isOpen: false }, "football")).toEqual([{ when: "end", score: [1, 0] }]);
  });
});
