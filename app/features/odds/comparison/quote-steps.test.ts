import { describe, expect, test } from "vitest";
import { priceScale, quoteSteps } from "./quote-steps.ts";
import { quote } from "./test-odds.ts";

const BOX = { left: 0, top: 10, width: 100, height: 100 };

describe("a company's quotes", () => {
  const at = (home: string, change = {}) => quote("live", { homeLine: "0", home, away: "1.90" }, change);
  test("those that repeat the one before are left out", () => {
    const history = [at("2.00", { at: 4 }), at("2.00", { at: 3 }), at("1.90", { at: 2 }), at("2.00", { at: 1 })];
    expect(quoteSteps(history, ["home", "away"]).map(({ at }) => at)).toEqual([3, 2, 1]);
  });
  test("a suspension is a step", () => {
    const history = [at("2.00"), at("2.00", { isSuspended: true }), at("2.00")];
    expect(quoteSteps(history, ["home", "away"])).toHaveLength(3);
  });
});

describe("the scale of prices", () => {
  test("equal ratios are equally high, and higher prices higher up", () => {
    const { yOf } = priceScale([1.5, 12], BOX);
    expect(Math.abs(yOf(1.5) - yOf(3) - (yOf(6) - yOf(12)))).toBeLessThanOrEqual(1);
    expect(yOf(12)).toBeLessThan(yOf(1.5));
  });
  test.each([[[1.9, 1.9]], [[1.01, 500]], [[1.83, 2.11]]])(
    "%j has between one and six marks inside the box",
    (prices) => {
      const { ticks, yOf } = priceScale(prices, BOX);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const tick of ticks) {
        expect(yOf(tick)).toBeGreaterThanOrEqual(BOX.top);
        expect(yOf(tick)).toBeLessThanOrEqual(BOX.top + BOX.height);
      }
    },
  );
});
