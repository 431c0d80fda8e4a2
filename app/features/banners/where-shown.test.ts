import { expect, test } from "vitest";
import { isHome, showsBanners } from "./where-shown.ts";

const MATCH = "/football/england/premier-league/arsenal-vs-chelsea/123";

test.each([
  ["/football/matches", true],
  ["/basketball/matches", true],
  ["/app-download", true],
  [MATCH, true],
  [`${MATCH}/analysis/details/odds/home`, false],
  [`${MATCH}/analysis/details/odds/h2h/filter`, false],
  [`${MATCH}/analysis/details/goals`, true],
  ["/account", false],
  ["/account/myProfile", false],
  ["/accounts", true],
  ["/signin", false],
  ["/signup", false],
  ["/forgetpassword", false],
  ["/", true],
])("banners on %s: %s", (path, isShown) => {
  expect(showsBanners(path)).toBe(isShown);
});

test.each([
  ["/football/matches", true],
  ["/basketball/matches", true],
  ["/football/worldcup2022/matches", false],
  [MATCH, false],
])("%s is a home page: %s", (path, isOne) => {
  expect(isHome(path)).toBe(isOne);
});
