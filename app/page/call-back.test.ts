import { describe, expect, test } from "vitest";
import { callBackOf, fantasyCallBack, readCallBack } from "./call-back.ts";
import { signPath } from "./sign-path.ts";

const search = (way: string) => `?callBackUrl=${encodeURIComponent(way)}`;

describe("the way back that an address names", () => {
  test.each([
    "/en/football/matches",
    "/zh-Hant/football/matches?date=2026-11-21",
    "/vn/football/england/premier-league/arsenal-vs-chelsea/1000000000001",
    "/th/%E0%B8%9C%E0%B8%A5",
    "/pt",
  ])("%s is taken", (way) => {
    expect(readCallBack(search(way))).toBe(way);
  });

  test.each([
    "",
    "https://evil.example/en/football/matches",
    "//evil.example",
    "/\\evil.example",
    "/en//evil.example",
    "/en/\\evil.example",
    "/fr/football/matches",
    "/football/matches",
    "javascript:alert(1)",
    "/en/football/matches\r\nSet-Cookie: a=b",
    '/en/"><script>',
    "/en/matches#part",
    `/en/${"a".repeat(600)}`,
  ])("%j is not", (way) => {
    expect(readCallBack(search(way))).toBeUndefined();
  });

  test("may be missing", () => {
    expect(readCallBack("")).toBeUndefined();
  });
});

test.each([
  ["/football/matches", "?date=2026-11-21", "/en/football/matches?date=2026-11-21"],
  ["/signin", search("/en/news"), "/en/news"],
  ["/signup", search("/en/news"), "/en/news"],
  ["/forgetpassword", search("/en/news"), "/en/news"],
  ["/signin", "", "/en/football/matches"],
  ["/signin", search("//evil.example"), "/en/football/matches"],
])("signing in on %s%s leads back to %s", (path, query, way) => {
  expect(callBackOf({ locale: "en", path, search: query })).toBe(way);
});

test("what a link to sign-in says is read back", () => {
  const link = signPath("signin", "kh", fantasyCallBack("kh"));
  expect(link).toBe("/kh/signin?callBackUrl=%2Fkh%2Ffantasysport");
  expect(readCallBack(new URL(link, "https://scores.example").search)).toBe("/kh/fantasysport");
});
