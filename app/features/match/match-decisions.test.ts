import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { wayBack } from "./load-match-head.server.ts";
import { type ScoreLine, scoreLines } from "./score-lines.ts";

describe("the scores that make up a score", () => {
  test.each<[string, Match, ScoreLine["of"][]]>([
    ["before kick-off", scheduled, []],
    ["in the first half", { ...live, halfTime: undefined }, []],
    ["in the second half", live, ["halfTime"]],
    ["after ninety minutes", finished, ["halfTime"]],
    ["after extra time", STATES.afterExtraTime, ["halfTime", "fullTime", "afterExtraTime"]],
    ["during extra time", { ...live, period: "EXTRA_TIME", fullTime: [1, 1] }, ["halfTime", "fullTime"]],
    [
      "after penalties, with or without extra time before them",
      STATES.afterPenalties,
      ["halfTime", "fullTime", "penalties"],
    ],
    [
      "after penalties that goals of extra time led to",
      { ...STATES.afterPenalties, fullTime: [0, 0], score: [1, 1] },
      ["halfTime", "fullTime", "afterExtraTime", "penalties"],
    ],
    ["of a second leg", STATES.secondLeg, ["halfTime", "aggregate"]],
    ["of a postponed match", STATES.postponed, []],
  ])("%s", (_name, match, lines) => {
    expect(scoreLines(match).map(({ of }) => of)).toEqual(lines);
  });
});

describe("the way back from a match", () => {
  const today = "2026-11-21";
  test.each([
    ["of today leads to today's list", "766", today, "/football/matches", "day"],
    ["of last year leads to its day", "766", "2025-11-21", "/football/matches?date=2025-11-21", "day"],
    ["of a tournament long past leads to it", "75", "2022-12-18", "/football/worldcup2022/matches", "competition"],
    ["long past leads to its day", "766", "2019-05-01", "/football/matches?date=2019-05-01", "day"],
    ["far ahead leads to its day", "766", "2027-05-01", "/football/matches?date=2027-05-01", "day"],
  ] as const)("%s", (_name, leagueId, day, path, to) => {
    expect(wayBack({ sport: "football", leagueId }, day, today)).toEqual({ path, to });
  });

  test("of basketball leads to basketball's list", () => {
    expect(wayBack({ sport: "basketball", leagueId: "8001" }, today, today)).toEqual({
      path: "/basketball/matches",
      to: "day",
    });
  });
});
