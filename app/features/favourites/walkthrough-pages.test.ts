import { expect, test } from "vitest";
import { offersWalkthrough } from "./WalkthroughPlace.tsx";

test.each([
  ["/football/matches", true],
  ["/basketball/fav/teams", true],
  ["/search", true],
  ["/news", true],
  ["/football/event", true],
  ["/football/event/prediction/pf-2026w48", false],
  ["/basketball/event/matchscore/sb-2026w48", false],
  ["/football/event/worldcup/wc-2026m11", false],
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
