import { describe, expect, test } from "vitest";
import { decideStrategy, sitePage } from "./decide-strategy.ts";

const ORIGIN = "https://scores.example";

describe("a request", () => {
  test.each([
    ["navigate", "/th/football/matches", "page"],
    ["navigate", "/th/football/matches?date=2026-11-21", "page"],
    ["navigate", "/en/football/england/premier-league/a-vs-b/1", "page"],
    ["navigate", "/", "network"],
    ["navigate", "/xx/football/matches", "network"],
    ["navigate", "/th/nowhere/at/all", "network"],
    ["no-cors", "/assets/page-script-abc.js", "cache-first"],
    ["cors", "/assets/rows-abc.js", "cache-first"],
    ["no-cors", "/flags/th.svg", "cache-first"],
    ["no-cors", "/flags/th.png", "cache-first"],
    ["no-cors", "/icon.svg", "stale-while-revalidate"],
    ["no-cors", "/storage/team/12", "stale-while-revalidate"],
    ["cors", "/api/match/changes?since=1", "pass"],
    ["cors", "/live/football?since=1", "pass"],
    ["cors", "/en/football/matches", "pass"],
    ["no-cors", "/robots.txt", "pass"],
  ] as const)("in mode %s for %s is answered by the strategy %s", (mode, path, strategy) => {
    expect(decideStrategy({ method: "GET", mode, url: ORIGIN + path }, ORIGIN)).toBe(strategy);
  });

  test.each(["POST", "HEAD", "PUT"])("by %s is the browser's own business", (method) => {
    expect(decideStrategy({ method, mode: "navigate", url: `${ORIGIN}/th/football/matches` }, ORIGIN)).toBe("pass");
  });

  test("to another origin is the browser's own business", () => {
    const url = "https://pictures.example/storage/team/1";
    expect(decideStrategy({ method: "GET", mode: "no-cors", url }, ORIGIN)).toBe("pass");
  });
});

test.each([
  ["/th/football/matches", { locale: "th", name: "home", key: "/th/football/matches" }],
  ["/th/football/matches?utm_source=x&date=2026-11-21#m", { key: "/th/football/matches?date=2026-11-21" }],
  ["/th/football/matches?date=", { key: "/th/football/matches" }],
  ["/zh-Hant/offline?x=1", { locale: "zh-Hant", name: "offline", key: "/zh-Hant/offline" }],
])("%s is the page %j", (path, page) => {
  expect(sitePage(ORIGIN + path)).toMatchObject(page);
});
