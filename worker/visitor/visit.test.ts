import { expect, test } from "vitest";
import { storedSport } from "./visit.ts";

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
