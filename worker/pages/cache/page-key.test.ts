import { describe, expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import type { PageAddress } from "./page-address.ts";
import { describeDay, describeToday, type PageKeyFacts, pageKey } from "./page-key.ts";

const page = (name: string) => {
  const row = PAGES.find((one) => one.name === name);
  if (!row) throw new Error(`no page ${name}`);
  return row;
};
const LIST: PageAddress = {
  origin: "https://scores.example",
  locale: "th",
  page: page("home"),
  path: "/football/matches",
  query: "",
  date: undefined,
};
const MATCH: PageAddress = { ...LIST, page: page("FOOTBALL_INFO"), path: "/football/england/x/a-vs-b/1" };
const DATED: PageAddress = { ...LIST, query: "?date=2026-07-01", date: "2026-07-01" };

const visit: Omit<PageKeyFacts, "address"> = {
  version: "abc",
  epoch: 0,
  country: "TH",
  timeZone: "Asia/Bangkok",
  savesData: false,
  now: Date.parse("2026-11-21T12:00:00Z"),
};
const lisbon = { timeZone: "Europe/Lisbon" };
const utc = { timeZone: "UTC" };

test("the key in full", () => {
  expect(pageKey({ ...visit, address: LIST })).toBe(
    "abc 0 https://scores.example th TH all home /football/matches 2026-11-21+420+420",
  );
});

test("the key without a country, for a visitor who saves data", () => {
  expect(pageKey({ ...visit, country: undefined, savesData: true, address: LIST })).toBe(
    "abc 0 https://scores.example th any little home /football/matches 2026-11-21+420+420",
  );
});

type Change = Partial<Omit<PageKeyFacts, "address">> & { address?: Partial<PageAddress> };
const keyOf = (base: PageAddress, { address, ...change }: Change = {}) =>
  pageKey({ ...visit, ...change, address: { ...base, ...address } });

describe("pages are shared", () => {
  test.each<[string, PageAddress, Change]>([
    ["by zones with the same clocks", LIST, { timeZone: "Asia/Ho_Chi_Minh" }],
    ["by zones with the same clocks today and on the day shown", DATED, { timeZone: "Asia/Jakarta" }],
    ["within a day", LIST, { now: visit.now + 3_600_000 }],
  ])("%s", (_case, base, change) => {
    expect(keyOf(base, change)).toBe(keyOf(base));
  });
});

describe("pages are not shared", () => {
  const tomorrow = { query: "?date=2026-11-22", date: "2026-11-22" };
  const today = { query: "?date=2026-11-21", date: "2026-11-21" };
  test.each<[string, PageAddress, Change, Change]>([
    ["between builds", LIST, {}, { version: "abd" }],
    ["between epochs of the clock", LIST, {}, { epoch: 1 }],
    ["between hosts", LIST, {}, { address: { origin: "https://other.example" } }],
    ["between languages", LIST, {}, { address: { locale: "vn" } }],
    ["between days asked for", LIST, { address: today }, { address: tomorrow }],
    ["between today by name and today by default", LIST, {}, { address: today }],
    ["between addresses", MATCH, {}, { address: { path: "/football/england/x/a-vs-b/2" } }],
    ["before and after midnight", LIST, {}, { now: visit.now + 43_200_000 }],
    ["between offsets", LIST, {}, { timeZone: "Asia/Tokyo" }],
    ["between zones that agree today but not on the day shown", DATED, lisbon, utc],
    ["between zones on a page of any time", MATCH, lisbon, utc],
    ["between countries", LIST, {}, { country: "VN" }],
    ["between a country and none", LIST, {}, { country: undefined }],
    ["between those who save data and others", LIST, {}, { savesData: true }],
  ])("%s", (_case, base, one, other) => {
    expect(keyOf(base, one)).not.toBe(keyOf(base, other));
  });
});

test.each([
  ["2026-11-21", "Asia/Bangkok", "2026-11-21+420+420"],
  ["2026-11-21", "America/Sao_Paulo", "2026-11-21-180-180"],
  ["2026-11-21", "Asia/Kolkata", "2026-11-21+330+330"],
  ["2026-11-21", "UTC", "2026-11-21+0+0"],
  ["2026-03-29", "Europe/Lisbon", "2026-03-29+0+60"],
  ["2026-10-25", "Europe/Lisbon", "2026-10-25+60+0"],
  // The clocks go forward at midnight: the day before ends with the old offset.
  ["2018-11-03", "America/Sao_Paulo", "2018-11-03-180-180"],
  ["2026-02-30", "UTC", "none"],
  ["yesterday", "UTC", "none"],
])("%s in %s is %s", (date, zone, text) => {
  expect(describeDay(date, zone)).toBe(text);
});

test("zones with the same offsets on a day share an entry", () => {
  expect(describeDay("2026-11-21", "Asia/Bangkok")).toBe(describeDay("2026-11-21", "Asia/Ho_Chi_Minh"));
  expect(describeDay("2026-06-21", "Europe/Lisbon")).not.toBe(describeDay("2026-06-21", "UTC"));
  expect(describeDay("2026-11-21", "Europe/Lisbon")).toBe(describeDay("2026-11-21", "UTC"));
});

test.each([
  ["2026-11-21T16:59:59.999Z", "Asia/Bangkok", "2026-11-21+420+420"],
  ["2026-11-21T17:00:00Z", "Asia/Bangkok", "2026-11-22+420+420"],
  ["2026-11-21T02:59:59.999Z", "America/Sao_Paulo", "2026-11-20-180-180"],
  ["2026-11-21T03:00:00Z", "America/Sao_Paulo", "2026-11-21-180-180"],
  ["2022-11-25T12:00:00Z", "Asia/Bangkok", "2022-11-25+420+420"],
])("at %s today in %s is %s, forwards and after the clock was moved back", (instant, zone, text) => {
  expect(describeToday(Date.parse(instant), zone)).toBe(text);
});
