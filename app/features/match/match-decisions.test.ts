import { describe, expect, test } from "vitest";
import type { Goal, Match } from "#contract/domain/match";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { goalRows } from "./goal-rows.ts";
import { type ScoreLine, scoreLines } from "./score-lines.ts";
import { wayBack } from "./way-back.ts";

describe("the goals of a match", () => {
  const goals: Goal[] = [
    { side: "away", minute: 90, addedMinute: 3, player: "C" },
    { side: "home", minute: 12, player: "A", isPenalty: true },
    { side: "away", minute: 90, player: "B" },
    { side: "home", minute: 45, addedMinute: 1, isOwnGoal: true },
  ];

  test("stand in the order in which they fell, with the score that each made", () => {
    expect(goalRows(goals).map(({ minute, score }) => [minute, score.join("-")])).toEqual([
      ["12", "1-0"],
      ["45+1", "2-0"],
      ["90", "2-1"],
      ["90+3", "2-2"],
    ]);
  });

  test("keep what kind they were, and that nobody knows who scored", () => {
    const [first, second] = goalRows(goals);
    expect(first).toMatchObject({ side: "home", player: "A", isPenalty: true });
    expect(second).toMatchObject({ side: "home", isOwnGoal: true, player: undefined });
  });

  test("of a match without goals are none", () => {
    expect(goalRows([])).toEqual([]);
  });
});

describe("the scores that make up a score", () => {
  test.each<[string, Match, ScoreLine["of"][]]>([
    ["before kick-off", scheduled, []],
    ["in the first half", { ...live, halfTime: undefined }, []],
    ["in the second half", live, ["halfTime"]],
    ["after ninety minutes", finished, ["halfTime"]],
    ["after extra time", STATES.afterExtraTime, ["halfTime", "fullTime", "afterExtraTime"]],
    ["during extra time", { ...live, period: "EXTRA_TIME", fullTime: [1, 1] }, ["halfTime", "fullTime"]],
    ["after penalties", STATES.afterPenalties, ["halfTime", "fullTime", "afterExtraTime", "penalties"]],
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
