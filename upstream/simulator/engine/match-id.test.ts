import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMatchId, toMatchId } from "./match-id.ts";

describe("the id of a match", () => {
  it("names competition, season and index in decimal digits", () => {
    expect(toMatchId({ competitionId: "101", startYear: 2026, index: 37 })).toBe("1010120260037");
  });

  it("can be read back", () => {
    const keys = fc.record({
      competitionId: fc.integer({ min: 1, max: 9_999 }).map(String),
      startYear: fc.integer({ min: 1900, max: 2100 }),
      index: fc.integer({ min: 0, max: 9_999 }),
    });
    fc.assert(fc.property(keys, (key) => void expect(parseMatchId(toMatchId(key))).toEqual(key)));
  });

  it.each(["", "1", "2010120260037", "10101202600370", "101012026003a", " 1010120260037"])("is not %j", (text) => {
    expect(parseMatchId(text)).toBeUndefined();
  });

  it.each([
    { competitionId: "10000", startYear: 2026, index: 0 },
    { competitionId: "one", startYear: 2026, index: 0 },
    { competitionId: "1", startYear: 2026, index: 10_000 },
  ])("is refused where four digits do not hold it, case %#", (key) => {
    expect(() => toMatchId(key)).toThrow("no match id");
  });
});
