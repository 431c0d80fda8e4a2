import { describe, expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages";
import { countryOfPage, type PageKeyFacts, pageKey } from "./page-key.ts";

const page = (name: string) => {
  const row = PAGES.find((one) => one.name === name);
  if (!row) throw new Error(`no page ${name}`);
  return row;
};
const list: PageKeyFacts = {
  version: "abc",
  epoch: 0,
  origin: "https://scores.example",
  locale: "th",
  country: "TH",
  timeZone: "Asia/Bangkok",
  now: Date.parse("2026-11-21T12:00:00Z"),
  page: page("home"),
  path: "/football/matches",
  query: "",
};
const match: PageKeyFacts = { ...list, page: page("FOOTBALL_INFO"), path: "/football/england/x/a-vs-b/1" };
const dated = { ...list, query: "?date=2026-07-01" };

test("the key in full", () => {
  expect(pageKey(list)).toBe("abc 0 https://scores.example th any home /football/matches 2026-11-21+420+420");
});

test.each([
  ["en", "TH", "TH"],
  ["en", undefined, undefined],
  ["pt", "PT", "PT"],
  ["pt", "BR", undefined],
  ["th", "TH", undefined],
  ["zh-Hant", "MO", undefined],
] as const)("a shared page in %s for a visitor in %s knows of the country %s", (locale, country, known) => {
  expect(countryOfPage(locale, country)).toBe(known);
});

describe("pages are shared", () => {
  test.each<[string, PageKeyFacts, Partial<PageKeyFacts>]>([
    ["by zones with the same clocks", list, { timeZone: "Asia/Ho_Chi_Minh" }],
    ["by zones with the same clocks today and on the day shown", dated, { timeZone: "Asia/Jakarta" }],
    ["by countries that the upstream is not told of", list, { country: "FR" }],
    ["within a day", list, { now: list.now + 3_600_000 }],
  ])("%s", (_case, facts, change) => {
    expect(pageKey({ ...facts, ...change })).toBe(pageKey(facts));
  });
});

describe("pages are not shared", () => {
  const lisbon = { ...list, timeZone: "Europe/Lisbon" };
  test.each<[string, PageKeyFacts, Partial<PageKeyFacts>]>([
    ["between builds", list, { version: "abd" }],
    ["between epochs of the clock", list, { epoch: 1 }],
    ["between hosts", list, { origin: "https://other.example" }],
    ["between languages", list, { locale: "vn" }],
    ["between days asked for", list, { query: "?date=2026-11-22" }],
    ["between today by name and today by default", list, { query: "?date=2026-11-21" }],
    ["between addresses", match, { path: "/football/england/x/a-vs-b/2" }],
    ["before and after midnight", list, { now: list.now + 43_200_000 }],
    ["between offsets", list, { timeZone: "Asia/Tokyo" }],
    ["between zones that agree today but not on the day shown", { ...lisbon, query: dated.query }, { timeZone: "UTC" }],
    ["between zones on a page of any time", { ...match, timeZone: "Europe/Lisbon" }, { timeZone: "UTC" }],
    ["between countries where English tells the upstream", { ...list, locale: "en" }, { country: "VN" }],
    ["between Portugal and Brazil", { ...list, locale: "pt", country: "PT" }, { country: "BR" }],
  ])("%s", (_case, facts, change) => {
    expect(pageKey({ ...facts, ...change })).not.toBe(pageKey(facts));
  });
});
