import { describe, expect, test } from "vitest";
import { cacheKey } from "./cache-key.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const keyOf = (query: Record<string, unknown>, parts = {}): string =>
  cacheKey({ endpoint: { server: "main", path: "/match/list" }, query, epoch: 0, now: NOW, ...parts });

test("names version, clock epoch, server, path and the parameters in one order", () => {
  const key = "v1:0:main:/match/list?lang=en_TH&leagueId=75&page=1";
  expect(keyOf({ page: 1, leagueId: "75", season: undefined, lang: "en_TH" })).toBe(key);
  expect(keyOf({ lang: "en_TH", leagueId: "75", page: 1 })).toBe(key);
});

test.each<[string, string, string]>([
  ["values that look like more parameters", keyOf({ a: "1&b=2" }), keyOf({ a: "1", b: "2" })],
  ["epochs", keyOf({}), keyOf({}, { epoch: 1 })],
  ["servers", keyOf({}), keyOf({}, { endpoint: { server: "sevens", path: "/match/list" } })],
  ["paths", keyOf({}), keyOf({}, { endpoint: { server: "main", path: "/match/list2" } })],
  ["languages", keyOf({ lang: "en_TH" }), keyOf({ lang: "en_VN" })],
])("two %s have two names", (_, one, other) => {
  expect(one).not.toBe(other);
});

describe("a day in a zone", () => {
  const day = (date: string, timeZone: string): string => keyOf({ date, timeZone, lang: "en" });

  test.each([
    ["2026-11-21", "Asia/Bangkok", "Asia/Ho_Chi_Minh"],
    ["2026-01-15", "Europe/London", "UTC"],
    ["2026-07-01", "America/Sao_Paulo", "Etc/GMT+3"],
  ])("%s is the same in %s and %s", (date, one, other) => {
    expect(day(date, one)).toBe(day(date, other));
  });

  test.each([
    ["2026-11-21", "Asia/Bangkok", "Asia/Tokyo"],
    ["2026-07-01", "Europe/London", "UTC"],
    // The clocks go back on this day: both zones begin it together and end it an hour apart.
    ["2026-10-25", "Europe/London", "Etc/GMT-1"],
  ])("%s is not the same in %s and %s", (date, one, other) => {
    expect(day(date, one)).not.toBe(day(date, other));
  });

  test("is named by its instants", () => {
    const [from, to] = ["2026-11-20T17:00Z", "2026-11-21T17:00Z"].map((text) => Date.parse(text) / 60_000);
    expect(day("2026-11-21", "Asia/Bangkok")).toBe(`v1:0:main:/match/list?day=${from}-${to}&lang=en`);
  });
});

test("a zone alone is its offset at that instant", () => {
  expect(keyOf({ timeZone: "Asia/Bangkok" })).toBe("v1:0:main:/match/list?offset=420");
  expect(keyOf({ timeZone: "Europe/London" })).toBe(keyOf({ timeZone: "UTC" }));
  const july = { now: Date.parse("2026-07-01T12:00:00Z") };
  expect(keyOf({ timeZone: "Europe/London" }, july)).not.toBe(keyOf({ timeZone: "UTC" }, july));
});
