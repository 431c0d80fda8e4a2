import { expect, test } from "vitest";
import { offersWalkthrough } from "./walkthrough-pages.ts";

test.each([
  ["/football/matches", true],
  ["/basketball/fav/teams", true],
  ["/search", true],
  ["/news", true],
  ["/signin", false],
  ["/signin/line", false],
  ["/signup", false],
  ["/forgetpassword", false],
  ["/account", false],
  ["/account/myProfile", false],
  ["/settings", false],
])("%s: %s", (path, isOffered) => {
  expect(offersWalkthrough(path)).toBe(isOffered);
});
