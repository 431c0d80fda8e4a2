import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HANDICAP_LABELS, legsOf, lineText, mirrored, quartersOf, splitLine } from "./quarters.ts";

describe("a line", () => {
  it.each([
    ["0", 0, "0"],
    ["-0", 0, "0"],
    ["0.25", 1, "0/0.5"],
    ["-0.25", -1, "-0/0.5"],
    ["0.5", 2, "0.5"],
    ["+0.75", 3, "0.5/1"],
    ["1.00", 4, "1"],
    ["-1.25", -5, "-1/1.5"],
    ["2.50", 10, "2.5"],
    ["212.5", 850, "212.5"],
  ])("%s is %d quarters, split %s", (text, quarters, split) => {
    expect(quartersOf(text)).toBe(quarters);
    expect(splitLine(quarters)).toBe(split);
  });

  it.each(["", "0.3", "0.125", "1,5", "a", "--1", "1e2", "1234"])("is not %j", (text) => {
    expect(quartersOf(text)).toBeUndefined();
  });

  it("comes back from its text", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (line) => {
        expect(quartersOf(lineText(line))).toBe(line);
      }),
    );
  });

  it("has legs of whole halves around it, and is itself after two mirrors", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (line) => {
        const legs = legsOf(line);
        for (const leg of legs) expect(Math.abs(leg % 2)).toBe(0);
        expect(legs.reduce((sum, leg) => sum + leg, 0) / legs.length).toBe(line);
        expect(mirrored(mirrored(line))).toBe(line);
      }),
    );
  });

  it("has seventeen labels from 0 to 4", () => {
    expect(HANDICAP_LABELS).toHaveLength(17);
    expect([HANDICAP_LABELS[0], HANDICAP_LABELS[1], HANDICAP_LABELS.at(-1)]).toEqual(["0", "0.25", "4"]);
  });
});
