import { expect, it } from "vitest";
import { CATEGORIES } from "../../data/news/groups.ts";
import { drawCover } from "./draw-cover.ts";

it.each(CATEGORIES.map(({ key, id }) => [key, id] as const))(
  "a cover of %s has lines and no letters",
  (_, categoryId) => {
    for (const sport of ["football", "basketball", null] as const) {
      const svg = drawCover({ key: "a", sport, categoryId });
      expect(svg).toMatch(/^<svg [^>]+>(<path [^<>]+\/>)+<\/svg>$/);
      expect(svg).not.toMatch(/undefined|NaN|d=""/);
    }
  },
);

it("is the same for a piece in every language, and another for another piece", () => {
  const cover = (key: string) => drawCover({ key, sport: "football", categoryId: "1" });
  expect(cover("a")).toBe(cover("a"));
  expect(new Set(["a", "b", "c", "d"].map(cover)).size).toBe(4);
});
