import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { shownZone } from "~/page/page";
import { loadPage } from "./load-page.server.ts";

const now = Date.parse("2026-11-21T12:40:00Z");
const load = (address: string, locale: LocaleCode = "en", hiddenPrices?: "choice") =>
  loadPage(new URL(address, "https://scores.example"), {
    locale,
    now,
    origin: "https://scores.example",
    requestId: "request-1",
    ...(hiddenPrices && { hiddenPrices }),
    config: { storageBaseUrl: "/storage", socials: {}, apps: { apk: "https://files.example/app-{lang}.apk" } },
    visitor: { country: "TH", timeZone: "Asia/Bangkok", savesData: false },
  });

describe("what every page knows of its request", () => {
  test.each<[string, LocaleCode, string, string]>([
    ["/en/football/matches", "en", "/football/matches", ""],
    ["/zh-Hant/football/matches?date=2026-11-21", "zh-Hant", "/football/matches", "?date=2026-11-21"],
    ["/en/football/matches?utm_source=x&date=2026-11-21", "en", "/football/matches", "?date=2026-11-21"],
    ["/en/football/matches?date=%22%3E%3Cscript", "en", "/football/matches", "?date=%22%3E%3Cscript"],
    ["/en/football/worldcup2022/matches?date=2026-11-21", "en", "/football/worldcup2022/matches", ""],
    ["/nowhere", "en", "/", ""],
    ["/english", "en", "/", ""],
  ])("%s", (address, locale, path, search) => {
    expect(load(address, locale)).toMatchObject({ path, search });
  });

  test("says why prices are hidden, if they are", () => {
    expect(load("/en/football/matches")).not.toHaveProperty("hiddenPrices");
    expect(load("/en/football/matches", "en", "choice")).toMatchObject({ hiddenPrices: "choice" });
  });

  test("holds of the visitor's zone only what the clocks show", () => {
    const page = load("/en/football/matches");
    expect(page.zone).toEqual([{ from: now, minutes: 420 }]);
    expect(JSON.stringify(page)).not.toContain("Bangkok");
  });
});

test("the language menu is that of the visitor's country", () => {
  expect(load("/en/football/matches").languages).toEqual(["th", "en"]);
  expect(load("/pt/football/matches", "pt").languages).toEqual(["pt", "th", "en"]);
});

test("the app's file is that of the page's language, for visitors from Thailand", () => {
  expect(load("/th/football/matches", "th").config.apps).toEqual({ apk: "https://files.example/app-th.apk" });
});

test("the zone shown is that of the deepest route that has times of its own", () => {
  const zone = [{ from: 0, minutes: 180 }] as const;
  const root = { id: "root", data: load("/en/football/matches") };
  expect(shownZone([root, { id: "home", data: { zone } }])).toEqual(zone);
  expect(shownZone([root, { id: "home", data: null }])).toEqual(root.data.zone);
});
