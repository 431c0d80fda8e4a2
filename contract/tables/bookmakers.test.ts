import { describe, expect, it } from "vitest";
import { BOOKMAKERS, bookmakerLabel, bookmakerOf, bookmakersOf } from "./bookmakers.ts";

describe("odds companies", () => {
  it("are the eighteen of the specification, the first one first", () => {
    expect(BOOKMAKERS.map(({ id }) => id)).toEqual([
      1001, 31, 3, 4, 7, 8, 9, 12, 14, 17, 19, 22, 23, 24, 35, 42, 45, 47,
    ]);
  });

  it("are shown by number where nobody knows their name", () => {
    expect([8, 23, 1001].map(bookmakerLabel)).toEqual(["Bet365", "#23", "#1001"]);
  });

  it.each([
    ["football", "AH", 1, 1001],
    ["football", "AH", 9, 9],
    ["football", "AH", 2, undefined],
    ["basketball", "SPREAD", 9, 14],
    ["basketball", "SPREAD", 2, 12],
    ["basketball", "TOTAL", 11, 8],
    ["basketball", "TOTAL", 4, 1001],
    ["basketball", "TOTAL", 6, 3],
    ["basketball", "SPREAD", 6, undefined],
  ] as const)("%s %s %d is %s", (sport, market, providerId, expected) => {
    expect(bookmakerOf(sport, market, providerId)).toBe(expected);
  });

  it("are fewer in basketball", () => {
    expect(bookmakersOf("basketball").map(({ id }) => id)).toEqual([1001, 31, 3, 4, 8, 9, 12, 14, 19, 24]);
  });
});
