import { describe, expect, test } from "vitest";
import type { OddsLine } from "#contract/domain/odds";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { decisiveStage, marketFigures, medianOf, movementOf, outcomesOf, percentages } from "./market-figures.ts";
import { handicapLine, quote } from "./test-odds.ts";

describe("what a market's prices are of", () => {
  test.each([
    ["winner", "football", ["home", "draw", "away"]],
    ["winner", "basketball", ["home", "away"]],
    ["handicap", "football", ["home", "away"]],
    ["total", "basketball", ["over", "under"]],
  ] as const)("%s in %s", (market, sport, outcomes) => {
    expect(outcomesOf(market, sport)).toEqual(outcomes);
  });
});

describe("the stage that says most", () => {
  const all = handicapLine(1, { early: ["0", 2, 2], pre: ["0", 2, 2], live: ["0", 2, 2] });
  const { live: _, ...before } = all;
  test.each<[string, OddsLine[], typeof live | typeof finished | typeof scheduled, string]>([
    ["in play", [all], live, "live"],
    ["of a match that is over the last before it", [all], finished, "pre"],
    ["before the start", [before], scheduled, "pre"],
    ["where only in-play prices are known", [handicapLine(1, { live: ["0", 2, 2] })], finished, "live"],
  ])("%s", (_name, lines, match, stage) => {
    expect(decisiveStage(lines, match)).toBe(stage);
  });
});

describe("what the companies say together", () => {
  const outcomes = ["home", "away"] as const;
  const lines = [
    handicapLine(1, { pre: ["-0.25", 1.9, 2] }),
    handicapLine(2, { pre: ["-0.25", 2, 1.9] }),
    handicapLine(3, { pre: ["-0.5", 2.3, 1.6] }),
  ];

  test("is of those that quote the same line", () => {
    const figures = marketFigures(lines, { stage: "pre", outcomes });
    expect(figures).toMatchObject({ companies: 2, ofCompanies: 3, line: "-0.25" });
    expect(figures?.of[0]).toMatchObject({ outcome: "home", highest: 2, median: 1.95, lowest: 1.9 });
    expect(figures?.of.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(figures?.margin).toBeCloseTo(1 / 1.9 + 1 / 2 - 1, 12);
  });

  test("leaves out suspended prices, and is nothing without any", () => {
    const off = { ...lines[0]!, pre: { ...quote("pre", { homeLine: "0", home: "2", away: "2" }), isSuspended: true } };
    expect(marketFigures([off], { stage: "pre", outcomes })).toBeUndefined();
    expect(marketFigures(lines, { stage: "live", outcomes })).toBeUndefined();
  });

  test.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
  ])("the median of %j is %d", (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  test.each([[[1 / 3, 1 / 3, 1 / 3]], [[0.5005, 0.4995]], [[0.12345, 0.34567, 0.53088]]])(
    "percentages of %j sum to 100",
    (chances) => {
      expect(percentages(chances).reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
    },
  );
});

describe("movement", () => {
  const at = (homeLine: string, home: string) => quote("pre", { homeLine, home, away: "1.90" });
  test.each([
    ["1.90", "2.00", "up"],
    ["2.00", "1.90", "down"],
    ["1.90", "1.90", undefined],
  ] as const)("%s to %s: %s", (from, to, movement) => {
    expect(movementOf(at("0", from), at("0", to), "home")).toBe(movement);
  });
  test("prices of another line are not compared, and a first one with nothing", () => {
    expect(movementOf(at("0", "1.90"), at("-0.25", "2.10"), "home")).toBeUndefined();
    expect(movementOf(undefined, at("0", "1.90"), "home")).toBeUndefined();
  });
});
