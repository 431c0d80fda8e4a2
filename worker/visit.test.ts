import { expect, test } from "vitest";
import { keptSport } from "./visit.ts";

test.each([
  ["sport=basketball", "basketball"],
  ["locale=th; sport=football; tz=Asia%2FBangkok", "football"],
  ["sport=tennis", "football"],
  ["sport=", "football"],
  ["transport=basketball", "football"],
  ["", "football"],
])("the cookies “%s” keep %s", (cookies, sport) => {
  expect(keptSport(cookies)).toBe(sport);
});
