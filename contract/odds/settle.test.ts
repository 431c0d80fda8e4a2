import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legsOf, quartersOf } from "./quarters.ts";
import {
  breakEvenPrice,
  mirroredSettle,
  type Settle,
  settleHandicap,
  settleThreeWay,
  settleTotal,
  totalOutcome,
} from "./settle.ts";
import { returnOf } from "./test-return.ts";
import { HANDICAP_CASES, scoreWonBy, TOTAL_CASES } from "./test-vectors.ts";

const score = fc.tuple(fc.nat(9), fc.nat(9));
const line = fc.integer({ min: -24, max: 24 });
const price = fc.double({ min: 1.01, max: 20, noNaN: true });

describe("an Asian handicap", () => {
  it("has all 17 times 13 entries in the table", () => {
    expect(HANDICAP_CASES).toHaveLength(17 * 13);
  });

  it.each(HANDICAP_CASES)("of %s given, won by %d: %s", (given, margin, expected) => {
    const quarters = quartersOf(given)!;
    expect(settleHandicap(scoreWonBy(margin), -quarters, "home")).toBe(expected);
    expect(settleHandicap(scoreWonBy(margin), -quarters, "away")).toBe(mirroredSettle(expected));
    // The same with the favourite away: the line is added to the home side.
    expect(settleHandicap(scoreWonBy(-margin), quarters, "away")).toBe(expected);
  });

  it("mirrors the sides", () => {
    fc.assert(
      fc.property(score, line, score, (final, homeLine, quote) => {
        const home = settleHandicap(final, homeLine, "home", quote);
        expect(settleHandicap(final, homeLine, "away", quote)).toBe(mirroredSettle(home));
        expect(settleHandicap([final[1], final[0]], homeLine, "home", [quote[1], quote[0]])).toBe(
          settleHandicap(final, -homeLine, "away", quote),
        );
      }),
    );
  });

  it("returns the mean of its halves", () => {
    fc.assert(
      fc.property(score, line, price, (final, homeLine, decimal) => {
        const halves = legsOf(homeLine).map((leg) => returnOf(settleHandicap(final, leg, "home"), decimal));
        const mean = halves.reduce((sum, part) => sum + part, 0) / halves.length;
        expect(returnOf(settleHandicap(final, homeLine, "home"), decimal)).toBeCloseTo(mean, 10);
      }),
    );
  });

  it("counts only what is scored after the quote", () => {
    expect(settleHandicap([2, 1], 0, "home", [1, 0])).toBe("PUSH");
    expect(settleHandicap([2, 1], 0, "home")).toBe("WIN");
    expect(settleHandicap([1, 0], 2, "away", [1, 0])).toBe("LOSE");
    fc.assert(
      fc.property(score, score, line, (quote, later, homeLine) => {
        const final = [quote[0] + later[0], quote[1] + later[1]] as const;
        expect(settleHandicap(final, homeLine, "home", quote)).toBe(settleHandicap(later, homeLine, "home"));
      }),
    );
  });

  it("never gets worse for a side when its line grows", () => {
    const rank: Record<Settle, number> = { LOSE: 0, HALF_LOSE: 1, PUSH: 2, VOID: 2, HALF_WIN: 3, WIN: 4 };
    fc.assert(
      fc.property(score, line, (final, homeLine) => {
        const better = settleHandicap(final, homeLine + 1, "home");
        expect(rank[better]).toBeGreaterThanOrEqual(rank[settleHandicap(final, homeLine, "home")]);
      }),
    );
  });
});

describe("a total", () => {
  it.each(TOTAL_CASES)("of %s with %d goals: over %s", (total, goals, expected) => {
    const quarters = quartersOf(total)!;
    const final = [goals - Math.floor(goals / 3), Math.floor(goals / 3)] as const;
    expect(settleTotal(final, quarters, "over")).toBe(expected);
    expect(settleTotal(final, quarters, "under")).toBe(mirroredSettle(expected));
  });

  it("names its outcome by the total", () => {
    expect(["8", "9", "10", "11", "12"].map((total) => totalOutcome([2, 1], Number(total)))).toEqual([
      "OVER",
      "OVER",
      "OVER",
      "HALF_OVER",
      "PUSH",
    ]);
    expect([totalOutcome([1, 1], 9), totalOutcome([1, 1], 10)]).toEqual(["HALF_UNDER", "UNDER"]);
  });

  it("returns the mean of its halves, whoever scored", () => {
    fc.assert(
      fc.property(score, fc.integer({ min: 1, max: 40 }), price, (final, total, decimal) => {
        const halves = legsOf(total).map((leg) => returnOf(settleTotal(final, leg, "over"), decimal));
        const mean = halves.reduce((sum, part) => sum + part, 0) / halves.length;
        expect(returnOf(settleTotal(final, total, "over"), decimal)).toBeCloseTo(mean, 10);
        expect(settleTotal([final[1], final[0]], total, "over")).toBe(settleTotal(final, total, "over"));
      }),
    );
  });
});

describe("1X2 and returns", () => {
  it("is won by exactly one of its three", () => {
    fc.assert(
      fc.property(score, (final) => {
        const settled = (["home", "draw", "away"] as const).map((pick) => settleThreeWay(final, pick));
        expect(settled.filter((one) => one === "WIN")).toHaveLength(1);
      }),
    );
  });

  it("breaks even at the price that is said to", () => {
    const weights = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(weights, (given) => {
        const sum = given.reduce((total, weight) => total + weight, 0);
        const [WIN, HALF_WIN, PUSH, HALF_LOSE, LOSE] = given.map((weight) => weight / sum) as [
          number,
          number,
          number,
          number,
          number,
        ];
        const chances = { WIN, HALF_WIN, PUSH, HALF_LOSE, LOSE };
        const decimal = breakEvenPrice(chances);
        const mean = Object.entries(chances).reduce(
          (total, [settle, chance]) => total + chance * returnOf(settle as Settle, decimal),
          0,
        );
        expect(mean).toBeCloseTo(1, 10);
      }),
    );
  });
});
