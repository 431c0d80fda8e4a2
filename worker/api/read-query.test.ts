import { expect, test } from "vitest";
import { MATCH_LISTS } from "#contract/calls/match-list";
import { matchScore } from "#contract/calls/match-score";
import { SEARCH_CALLS } from "#contract/calls/search/search-calls";
import { readQuery } from "./read-query.ts";

const requester = { storedLocale: undefined, defaultLocale: "en", country: "TH", timeZone: "Asia/Bangkok" } as const;
const read = (search: string, who: Partial<Parameters<typeof readQuery>[2]> = {}) =>
  readQuery(MATCH_LISTS.matchList, new URLSearchParams(search), { ...requester, ...who });

test("a list's parameters are read, completed and counted as numbers", () => {
  expect(read("date=2026-11-21&page=2&locale=vi")).toEqual({
    query: { date: "2026-11-21", timeZone: "Asia/Bangkok", lang: "vi_VN", status: "all", page: 2, size: 500 },
    variesByCookie: true,
  });
});

test("a time zone gets its canonical spelling, so that its spellings share a copy and a formatter", () => {
  expect(read("date=2026-11-21&timeZone=aSIA/bANGKOK")).toMatchObject({ query: { timeZone: "Asia/Bangkok" } });
});

test.each([
  ["locale=th&timeZone=UTC", undefined, "th_TH", false],
  ["timeZone=UTC", "pt", "pt_BR", true],
  ["timeZone=UTC", "constructor", "en_TH", true],
  ["timeZone=UTC&locale=constructor", "cn", "zh-Hans_CN", true],
])("%s with the stored choice %s is asked in %s", (search, storedLocale, lang, variesByCookie) => {
  expect(read(`date=2026-11-21&${search}`, { storedLocale })).toMatchObject({ query: { lang }, variesByCookie });
});

test.each([
  ["", "date"],
  ["date=2026-02-30", "date"],
  ["date=21.11.2026", "date"],
  ["date=2026-11-21&timeZone=Mars/Olympus", "timeZone"],
  ["date=2026-11-21&status=none", "status"],
  ["date=2026-11-21&size=501", "size"],
  ["date=2026-11-21&page=1.5", "page"],
  ["date=2026-11-21&leagueId=%00", "leagueId"],
])("%j is refused by the name of %s, without its value", (search, field) => {
  const refused = read(search);
  expect(refused).toEqual({ field, isMissing: search === "", detail: expect.any(String) });
  expect(JSON.stringify(refused)).not.toContain("Olympus");
});

test("a rule over several parameters names one of them", () => {
  expect(readQuery(matchScore, [], requester)).toEqual({
    field: "matchId",
    isMissing: true,
    detail: "give either matchId or matchIds",
  });
});

test.each([
  ["", "TH", "TH"],
  ["", "SE", undefined],
  ["", undefined, undefined],
  ["country=VN", "TH", "VN"],
])("popular items with “%s” for a visitor from %s are those of %s", (search, country, expected) => {
  const { query } = readQuery(SEARCH_CALLS.teamPopular, new URLSearchParams(search), { ...requester, country }) as {
    query: { country?: string };
  };
  expect(query.country).toBe(expected);
});

test("a country that is not one of the site's is refused, so that it fills no cache", () => {
  expect(readQuery(SEARCH_CALLS.teamPopular, new URLSearchParams("country=XX"), requester)).toMatchObject({
    field: "country",
  });
});
