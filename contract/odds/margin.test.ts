import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairProbabilities, overround, withMargin } from "./margin.ts";

const inPercent = (values: readonly number[]): string[] => values.map((value) => (100 * value).toFixed(2));
const prices = fc.array(fc.double({ min: 1.01, max: 50, noNaN: true }), { minLength: 2, maxLength: 3 });

describe("the margin of a market", () => {
  it.each([
    [[2.1, 3.4, 3.6], "4.81", ["45.43", "28.06", "26.50"]],
    [[1.95, 1.93], "3.10", ["49.74", "50.26"]],
  ])("of %j", (market, margin, fair) => {
    expect(inPercent([overround(market)])).toEqual([margin]);
    expect(inPercent(fairProbabilities(market))).toEqual(fair);
  });

  it("leaves chances that sum to 1", () => {
    fc.assert(
      fc.property(prices, (market) => {
        expect(fairProbabilities(market).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
      }),
    );
  });

  it("is the one that was put in, and taken out it leaves the chances", () => {
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 0.2, noNaN: true }), (market, margin) => {
        const chances = fairProbabilities(market);
        const priced = withMargin(chances, margin);
        expect(overround(priced)).toBeCloseTo(margin, 10);
        for (const [index, chance] of fairProbabilities(priced).entries())
          expect(chance).toBeCloseTo(chances[index]!, 10);
      }),
    );
  });
});
