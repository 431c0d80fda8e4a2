import { describe, expect, it } from "vitest";
import {
  BOOKMAKERS,
  bookmakerLabel,
  bookmakersOf,
  DEFAULT_BOOKMAKER,
  defaultBookmaker,
  FIRST_BOOKMAKER,
} from "./bookmakers.ts";
import { LOCALES } from "./locales.ts";
import { SPORTS } from "./sports.ts";

describe("odds companies", () => {
  it("are the eighteen of the specification, the first one first", () => {
    expect(BOOKMAKERS.map(({ id }) => id)).toEqual([
      1001, 31, 3, 4, 7, 8, 9, 12, 14, 17, 19, 22, 23, 24, 35, 42, 45, 47,
    ]);
  });

  it("all have names, in every language", () => {
    for (const { code } of LOCALES)
      for (const { id } of BOOKMAKERS) expect(bookmakerLabel(id, code), `${id} ${code}`).toMatch(/\p{L}/u);
    const names = [23, 45, 47, 1001].map((id) => bookmakerLabel(id, "en"));
    expect(names).toEqual(["188bet", "ManbetX", "Pinnacle", "First bookmaker"]);
    expect(bookmakerLabel(1001, "th")).not.toBe("First bookmaker");
  });

  it("that are not listed keep their source's name, or else their number", () => {
    expect([bookmakerLabel(100_500, "th", "Someone"), bookmakerLabel(100_500, "th")]).toEqual(["Someone", "#100500"]);
  });

  it("are chosen by default only if they have a name of their own", () => {
    expect(DEFAULT_BOOKMAKER).not.toBe(FIRST_BOOKMAKER);
    expect(defaultBookmaker([{ id: 1001 }, { id: 8 }])).toEqual({ id: 8 });
    expect(defaultBookmaker([{ id: 1001 }])).toEqual({ id: 1001 });
    expect(defaultBookmaker([])).toBeUndefined();
    for (const { code } of SPORTS) expect(bookmakersOf(code)[0]?.id, code).toBe(DEFAULT_BOOKMAKER);
  });

  it("are fewer in basketball", () => {
    expect(bookmakersOf("basketball").map(({ id }) => id)).toEqual([31, 3, 4, 8, 9, 12, 14, 19, 24, 1001]);
  });
});
