import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { driftOf, homeChance, leftAfter, normalShare } from "./game-chance.ts";

test.each([
  [0, 0.5],
  [1, 0.841345],
  [-1, 0.158655],
  [1.959964, 0.975],
  [-3, 0.00135],
])("the share of a normal distribution below %d is %d", (z, share) => {
  expect(normalShare(z)).toBeCloseTo(share, 5);
});

const state = fc.record({ lead: fc.integer({ min: -40, max: 40 }), left: fc.integer({ min: 0, max: 2880 }) });
const drift = fc.double({ min: -0.01, max: 0.01, noNaN: true });

describe("the chance of winning a game", () => {
  test("is one whole with that of the other side, seen from either", () => {
    fc.assert(
      fc.property(state, drift, ({ lead, left }, per) => {
        const home = homeChance({ lead, left }, per);
        const away = homeChance({ lead: -lead, left }, -per);
        expect(home).toBeGreaterThanOrEqual(0);
        expect(home).toBeLessThanOrEqual(1);
        expect(home + away).toBeCloseTo(1, 9);
      }),
    );
  });

  test.each([
    [3, 1],
    [-1, 0],
    [0, 0.5],
  ])("at the end with a lead of %i is %d", (lead, chance) => {
    expect(homeChance({ lead, left: 0 }, 0.004)).toBe(chance);
  });

  test("rises with the lead, and with a lead that has less time to be lost", () => {
    fc.assert(
      fc.property(state, drift, ({ lead, left }, per) => {
        expect(homeChance({ lead: lead + 1, left }, per)).toBeGreaterThanOrEqual(homeChance({ lead, left }, per));
      }),
    );
    const [early, late] = [2000, 200].map((left) => homeChance({ lead: 6, left }, 0));
    expect(late).toBeGreaterThan(early ?? 1);
  });

  test.each([
    [0, 2880, 0.5],
    [0, 2880, 0.73],
    [4, 600, 0.81],
    [-7, 1200, 0.2],
  ])("with a lead of %i and %i seconds left is the one that its drift was made for, %d", (lead, left, chance) => {
    expect(homeChance({ lead, left }, driftOf({ lead, left }, chance))).toBeCloseTo(chance, 4);
  });

  test("makes no team of another world of a chance that contradicts the lead", () => {
    expect(Math.abs(driftOf({ lead: 20, left: 30 }, 0.01))).toBeLessThanOrEqual(0.01);
  });
});

test.each([
  [0, 0, 2880],
  [2879, 5, 1],
  [2880, 5, 0],
  [2880, 0, 300],
  [2890, 2, 290],
  [3180, -1, 0],
  [3180, 0, 300],
])("after %i seconds and with a lead of %i, %i are left", (seconds, lead, left) => {
  expect(leftAfter(seconds, 2880, lead)).toBe(left);
});
