import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { decideLanguage, type LanguageMove, languageBefore } from "./decide-language.ts";

describe("a page in English", () => {
  test.each<[string | undefined, LocaleCode | undefined, [events: LanguageMove, other: LanguageMove]]>([
    // Guests, and members who prefer the page's language.
    [undefined, undefined, ["stay", "stay"]],
    [undefined, "th", ["stay", "stay"]],
    ["en", undefined, ["stay", "stay"]],
    ["en", "th", ["stay", "stay"]],
    // From elsewhere, or from another page in English.
    ["th", undefined, ["lead", "stay"]],
    ["th", "en", ["lead", "stay"]],
    // From a page in any other language.
    ["th", "th", ["save", "save"]],
    ["th", "vn", ["save", "save"]],
    // Not a language of ours.
    ["xx", undefined, ["stay", "stay"]],
    ["xx", "th", ["stay", "stay"]],
  ])("for who prefers %s, from a page in %s: %j", (preferred, from, moves) => {
    expect([true, false].map((isOfEvents) => decideLanguage({ locale: "en", isOfEvents, preferred, from }))).toEqual(
      moves,
    );
  });
});

describe("the page before", () => {
  const origin = "https://scores.example";
  const here = "https://scores.example/th/football/event";
  test.each([
    [{ referer: here }, "th"],
    [{ referer: here, fetchSite: "same-origin" }, "th"],
    [{ referer: "https://scores.example/vi?x=1" }, "vn"],
    [{ referer: "https://scores.example/zh-Hans" }, "zh-Hans"],
    [{ referer: "https://scores.example/" }, undefined],
    [{ referer: "https://scores.example/football/event" }, undefined],
    [{ referer: "https://scores.example.other.example/th/news" }, undefined],
    [{ referer: "https://other.example/th/news" }, undefined],
    [{ referer: here, fetchSite: "cross-site" }, undefined],
    [{ referer: here, fetchSite: "same-site" }, undefined],
    [{ referer: here, fetchSite: "none" }, undefined],
    [{ referer: here, fetchSite: "same-origin", purpose: "prefetch" }, undefined],
    [{ referer: here, purpose: "prefetch;prerender" }, undefined],
    [{}, undefined],
    [{ referer: "th" }, undefined],
  ])("%j is in %s", (facts, locale) => {
    expect(languageBefore({ origin, referer: undefined, fetchSite: undefined, purpose: undefined, ...facts })).toBe(
      locale,
    );
  });
});
