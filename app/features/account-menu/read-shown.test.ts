import { expect, test } from "vitest";
import { readAddress } from "./account-menu.island.tsx";

test.each([
  ["/th/football/matches", "?date=2026-11-21", "th", "/football/matches?date=2026-11-21"],
  ["/zh-Hant/news", "", "zh-Hant", "/news"],
  ["/en", "", "en", "/"],
])("%s%s is in %s, behind it %s", (pathname, search, locale, path) => {
  expect(readAddress({ pathname, search })).toEqual({ locale, path });
});
