import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages.ts";
import { everyVisit, sampledVisits } from "./visits.ts";

const sample = sampledVisits(PAGES);
const pairs = (visits: readonly { code: string; width: number; scheme: string }[]) => ({
  widths: new Set(visits.map(({ code, width }) => `${code} ${width}`)),
  schemes: new Set(visits.map(({ code, scheme }) => `${code} ${scheme}`)),
  looks: new Set(visits.map(({ width, scheme }) => `${width} ${scheme}`)),
});

describe("the sample of visits", () => {
  test("has every page in Thai and in one language more", () => {
    for (const page of PAGES) {
      const codes = sample.filter((visit) => visit.page === page).map(({ code }) => code);
      expect(codes[0]).toBe("th");
      expect(new Set(codes).size).toBe(2);
    }
  });

  test("has every pair of language, width and scheme", () => {
    const { widths, schemes, looks } = pairs(sample);
    expect([widths.size, schemes.size, looks.size]).toEqual([LOCALE_CODES.length * 2, LOCALE_CODES.length * 2, 4]);
  });
});

test("the sweep has everything once", () => {
  const all = everyVisit(PAGES).map(({ page, code, width, scheme }) => `${page.name} ${code} ${width} ${scheme}`);
  expect(new Set(all).size).toBe(PAGES.length * LOCALE_CODES.length * 4);
});
