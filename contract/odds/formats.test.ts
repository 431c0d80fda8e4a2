import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOdds, fromDecimal, ODDS_FORMATS, roundHalfUp } from "./formats.ts";
import { impliedProbability } from "./margin.ts";

describe("a price in five formats", () => {
  it.each([
    ["1.25", "0.25", "+0.25", "-4.00", "-400", "80.00"],
    ["1.50", "0.50", "+0.50", "-2.00", "-200", "66.67"],
    ["1.85", "0.85", "+0.85", "-1.18", "-118", "54.05"],
    ["2.00", "1.00", "+1.00", "+1.00", "+100", "50.00"],
    ["2.05", "1.05", "-0.95", "+1.05", "+105", "48.78"],
    ["2.50", "1.50", "-0.67", "+1.50", "+150", "40.00"],
    ["5.00", "4.00", "-0.25", "+4.00", "+400", "20.00"],
  ])("%s", (decimal, hongKong, malay, indonesian, american, percent) => {
    const price = Number(decimal);
    expect(ODDS_FORMATS.map((format) => formatOdds(price, format))).toEqual([
      decimal,
      hongKong,
      malay,
      indonesian,
      american,
    ]);
    expect((100 * impliedProbability(price)).toFixed(2)).toBe(percent);
  });

  it("keeps the order of prices within each sign", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.01, max: 100, noNaN: true }),
        fc.double({ min: 1.01, max: 100, noNaN: true }),
        fc.constantFrom(...ODDS_FORMATS),
        (a, b, format) => {
          const [low, high] = [fromDecimal(Math.min(a, b), format), fromDecimal(Math.max(a, b), format)];
          if (Math.sign(low) === Math.sign(high)) expect(low).toBeLessThanOrEqual(high);
        },
      ),
    );
  });

  it.each([
    [1.005, 2, 1.01],
    [-0.665, 2, -0.67],
    [2.675, 2, 2.68],
    [1.004999, 2, 1],
    [117.5, 0, 118],
  ])("rounds %d half up at %d places", (value, places, rounded) => {
    expect(roundHalfUp(value, places)).toBe(rounded);
  });
});
