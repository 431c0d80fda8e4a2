import { describe, expect, it } from "vitest";
import { createRandom } from "../../platform/random.ts";
import { isDecided, shootOut } from "./shootout.ts";

const shootOuts = Array.from({ length: 2_000 }, (_, index) => shootOut(createRandom(`shoot-out ${index}`)));
const scoredBy = (kicks: ReturnType<typeof shootOut>, parity: number) =>
  kicks.filter(({ isScored }, index) => isScored && index % 2 === parity).length;

describe("a penalty shoot-out", () => {
  it.each([
    [0, 0, 0, false],
    [6, 3, 0, true],
    [6, 3, 1, false],
    [5, 3, 0, false],
    [5, 0, 2, false],
    [7, 3, 1, false],
    [7, 4, 1, true],
    [8, 4, 2, true],
    [9, 4, 4, false],
    [9, 5, 3, true],
    [10, 5, 5, false],
    [10, 5, 4, true],
    [11, 6, 5, false],
    [12, 6, 5, true],
    [12, 6, 6, false],
  ])("after %i kicks at %i to %i is decided: %s", (taken, first, second, expected) => {
    expect(isDecided(taken, first, second)).toBe(expected);
  });

  it("always has a winner, and not one kick more than it takes", () => {
    for (const kicks of shootOuts) {
      expect(isDecided(kicks.length, scoredBy(kicks, 0), scoredBy(kicks, 1))).toBe(true);
      const before = kicks.slice(0, -1);
      expect(isDecided(before.length, scoredBy(before, 0), scoredBy(before, 1))).toBe(false);
      expect(scoredBy(kicks, 0)).not.toBe(scoredBy(kicks, 1));
    }
  });

  it("lets the sides take turns, either of them first", () => {
    for (const kicks of shootOuts) {
      for (const [index, { side }] of kicks.entries()) expect(side === kicks[0]!.side).toBe(index % 2 === 0);
    }
    const startedAtHome = shootOuts.filter((kicks) => kicks[0]!.side === "home").length;
    expect(startedAtHome).toBeGreaterThan(900);
    expect(startedAtHome).toBeLessThan(1_100);
  });

  it("ends with scores that can happen: at most three apart, one apart in sudden death", () => {
    for (const kicks of shootOuts) {
      const gap = Math.abs(scoredBy(kicks, 0) - scoredBy(kicks, 1));
      expect(gap).toBeLessThanOrEqual(kicks.length > 10 ? 1 : 3);
      expect(kicks.length).toBeGreaterThanOrEqual(5);
    }
  });
});
