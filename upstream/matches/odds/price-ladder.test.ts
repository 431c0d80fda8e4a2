import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairProbabilities, overround } from "#contract/odds/margin";
import { toPercent } from "./percent.ts";
import { priced } from "./price-ladder.ts";

const shares = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2, maxLength: 3 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });

describe("prices as they are written", () => {
  it.each([
    ["hundredths", [0.5, 0.5], 0.025, [1.95, 1.95]],
    ["fractions", [0.5, 0.5], 0.05, [1.91, 1.91]],
    ["steps", [0.3, 0.7], 0.04, [3.2, 1.37]],
    ["steps", [0.995, 0.003, 0.002], 0.06, [1.01, 200, 200]],
  ] as const)("in %s", (ladder, chances, margin, expected) => {
    expect(priced(chances, margin, ladder)).toEqual(expected);
  });

  it("keep a margin that is never far from the one meant, and chances near those meant", () => {
    fc.assert(
      fc.property(shares, fc.double({ min: 0.02, max: 0.07, noNaN: true }), (chances, margin) => {
        const prices = priced(chances, margin, "hundredths");
        expect(overround(prices)).toBeGreaterThan(-0.01);
        expect(overround(prices)).toBeLessThan(margin + 0.01);
        for (const [side, chance] of fairProbabilities(prices).entries())
          expect(Math.abs(chance - chances[side]!)).toBeLessThan(0.02);
      }),
    );
  });
});

describe("percentages", () => {
  it.each([
    [[1 / 3, 1 / 3, 1 / 3], 0, [34, 33, 33]],
    [[0.455, 0.245, 0.3], 0, [46, 24, 30]],
    [[0.5, 0.5], 2, [50, 50]],
    [[1, 0, 0], 0, [100, 0, 0]],
  ])("of %j", (given, places, expected) => {
    expect(toPercent(given, places)).toEqual(expected);
  });

  it("sum to 100, each within one of what it was", () => {
    fc.assert(
      fc.property(shares, fc.constantFrom(0, 2), (given, places) => {
        const percent = toPercent(given, places);
        expect(percent.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 6);
        for (const [index, value] of percent.entries())
          expect(Math.abs(value - 100 * given[index]!)).toBeLessThanOrEqual(10 ** -places + 1e-9);
      }),
    );
  });
});
