import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages/pages.ts";
import { everyVisit, languagesOfTurn, oneOfEachModule, pagesOfTurn, sampledVisits } from "./visits.ts";

const sample = sampledVisits(PAGES);
const pairs = (visits: readonly { code: string; width: number; scheme: string }[]) => ({
  widths: new Set(visits.map(({ code, width }) => `${code} ${width}`)),
  schemes: new Set(visits.map(({ code, scheme }) => `${code} ${scheme}`)),
  looks: new Set(visits.map(({ width, scheme }) => `${width} ${scheme}`)),
});

test("one page of each module is both sports' by turns", () => {
  const pages = oneOfEachModule(PAGES);
  expect(pages.map(({ module }) => module)).toEqual([...new Set(PAGES.map(({ module }) => module))]);
  const ofSport = (sport: string) => pages.filter((page) => page.sport === sport).length;
  expect(Math.min(ofSport("football"), ofSport("basketball"))).toBeGreaterThan(10);
});

describe("the sample of visits", () => {
  test("has every page once", () => {
    expect(sample.map(({ page }) => page)).toEqual(PAGES);
  });

  test("has every pair of language, width and scheme", () => {
    const { widths, schemes, looks } = pairs(sample);
    expect([widths.size, schemes.size, looks.size]).toEqual([LOCALE_CODES.length * 2, LOCALE_CODES.length * 2, 4]);
  });
});

test("the sweep has everything once, the phone's entry to the account on phones alone, a page of one language in that", () => {
  const all = everyVisit(PAGES).map(({ page, code, width, scheme }) => `${page.name} ${code} ${width} ${scheme}`);
  const ofAccount = all.filter((visit) => visit.startsWith("account "));
  const languages = PAGES.filter(({ name }) => name !== "account").reduce(
    (sum, { locales = LOCALE_CODES }) => sum + locales.length,
    0,
  );
  expect(new Set(all).size).toBe(languages * 4 + ofAccount.length);
  expect(all.filter((visit) => visit.startsWith("vn_article0001 ")).map((visit) => visit.split(" ")[1])).toEqual(
    Array(4).fill("vn"),
  );
  expect(ofAccount).toEqual(LOCALE_CODES.flatMap((code) => [`account ${code} 390 light`, `account ${code} 390 dark`]));
});

test("pages of a match take turns", () => {
  const pages = ["info", "lineups", "h2h"];
  expect([pagesOfTurn(pages, 0), pagesOfTurn(pages, 1)]).toEqual([["info", "h2h"], ["lineups"]]);
});

test("languages take turns", () => {
  const turns = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(turns.flatMap((turn) => languagesOfTurn(turn))).toEqual([...LOCALE_CODES, LOCALE_CODES[0]]);
  const pairs = turns.map((turn) => languagesOfTurn(turn, 2));
  expect(pairs.every((codes) => codes.length === 2)).toBe(true);
  expect(new Set(pairs.flat()).size).toBe(LOCALE_CODES.length);
});
