import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { replyPath } from "./comment-paths.ts";
import { contestPath, isEventPath } from "./contest-paths.ts";
import { CONTEST_TYPES } from "./contest-types.ts";
import { matchPage } from "./pages/pages.ts";
import { SPORTS } from "./sports.ts";

const SPECIFICATION = readFileSync(new URL("../specification/routes.txt", import.meta.url), "utf8");

const CONTESTS = SPORTS.flatMap(({ code: sport }) =>
  [...CONTEST_TYPES.map(({ type }) => type), 9, Number.NaN].map((contestType) => ({ sport, contestType })),
);

describe("a contest", () => {
  test.each([
    ["football", 1, "/football/event/prediction/7"],
    ["basketball", 1, "/basketball/event/prediction/7"],
    ["football", 2, "/football/event/topreferral/7"],
    ["basketball", 3, "/basketball/event/matchscore/7"],
    ["football", 4, "/football/event/worldcup/7"],
    // Basketball has no page for it.
    ["basketball", 4, "/football/event/worldcup/7"],
    ["football", 5, "/football/event/tiktok/7"],
    ["basketball", 9, "/basketball/event"],
    ["football", Number.NaN, "/football/event"],
  ] as const)("of %s and type %d is at %s", (sport, contestType, path) => {
    expect(contestPath({ sport, contestType, contestId: "7" })).toBe(path);
    expect(SPECIFICATION).toContain(`/{l}${path.replace(/7$/, "{contestId}")}\t`);
  });

  test.each(CONTESTS)("of $sport and type $contestType leads to a page that exists", (contest) => {
    expect(matchPage(contestPath({ ...contest, contestId: "7" }))).toBeDefined();
  });

  test("has an id that stays one segment", () => {
    expect(contestPath({ sport: "football", contestType: 1, contestId: "a/b?" })).toBe(
      "/football/event/prediction/a%2Fb%3F",
    );
  });
});

test.each([
  ["/football/event", true],
  ["/basketball/event/prediction/pb-2026w48", true],
  ["/football/events", false],
  ["/football/matches", false],
  ["/news/football/event/7", false],
])("%s is about events: %s", (path, isOfEvents) => {
  expect(isEventPath(path)).toBe(isOfEvents);
});

test.each([
  [{ newsId: "12", id: "9", parentId: "3" }, "/news/comments/12?parentId=3#comment-9"],
  [{ newsId: "12", id: "9", parentId: "3", lastId: "5" }, "/news/comments/12?parentId=3&lastId=5#comment-9"],
])("the reply %j is at %s", (reply, path) => {
  expect(replyPath(reply)).toBe(path);
});
