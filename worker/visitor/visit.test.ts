import { expect, test } from "vitest";
import { readPreferences, storedSport } from "./visit.ts";

test.each([
  ["sport=basketball", "basketball"],
  ["locale=th; sport=football; tz=Asia%2FBangkok", "football"],
  ["sport=tennis", "football"],
  ["sport=", "football"],
  ["transport=basketball", "football"],
  ["", "football"],
])("the cookies “%s” keep %s", (cookies, sport) => {
  expect(storedSport(cookies)).toBe(sport);
});

test.each([
  ["", {}, "system", false],
  ["theme=dark", {}, "dark", false],
  ["locale=th; theme=light; saving=on", {}, "light", true],
  ["theme=blue", {}, "system", false],
  ["saving=yes", {}, "system", false],
  ["", { "Save-Data": "on" }, "system", true],
  ["", { "Save-Data": "off" }, "system", false],
  ["saving=off", { "Save-Data": "on" }, "system", false],
  ["saving=off", {}, "system", false],
  ["saving=on", { "Save-Data": "on" }, "system", true],
] as const)("cookies %j and headers %j are theme %s, saving %s", (cookies, headers, theme, savesData) => {
  expect(readPreferences(cookies, new Headers(headers))).toEqual({ theme, savesData });
});
