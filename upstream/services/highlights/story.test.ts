import { describe, expect, it } from "vitest";
import type { Goal, Side } from "#contract/domain/match";
import { LOCALE_CODES } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import type { Story } from "../../data/sentences/highlight-titles.ts";
import type { MatchState } from "../../match/match.ts";
import { scoreOf, sideAhead } from "../../match/score.ts";
import { storyOf, sumOfTie } from "./story.ts";
import { formatTitle } from "./titles.ts";

/** "h12 a88": a goal of the home side in minute 12, one of the away side in minute 88. */
const stateOf = (text: string, more: Partial<MatchState> = {}): MatchState => {
  const goals = text.split(" ").flatMap((word): Goal[] => {
    const side: Side = word[0] === "h" ? "home" : "away";
    return word === "" ? [] : [{ side, minute: Number(word.slice(1)) }];
  });
  const score = scoreOf(goals);
  const winner = sideAhead(score);
  return { phase: "FULL_TIME", score, ...(winner && { winner }), reds: [0, 0], goals, seq: 1, updatedAt: 1, ...more };
};

describe("the story of a football match", () => {
  it.each<[string, Story, number | undefined]>([
    ["", "goalless", undefined],
    ["h10 a20", "draw", undefined],
    ["h10", "narrow", undefined],
    ["h10 h20", "win", undefined],
    ["h1 h2 h3 h4", "rout", undefined],
    ["a10 h20 h30", "comeback", undefined],
    ["a10 h20 h88", "lateWinner", 88],
    ["h10 a20 a30 h40 h50", "comeback", undefined],
    ["h10 h20 a89", "narrow", undefined],
    ["h10 a20 h85 h86", "win", undefined],
  ])("%j is %s", (goals, story, minute) => {
    expect(storyOf(stateOf(goals), "football")).toEqual({ story, ...(minute !== undefined && { minute }) });
  });

  it("is the shoot-out, or extra time, where there was one", () => {
    expect(storyOf(stateOf("h1 a2", { phase: "AFTER_PENS", shootout: [4, 2], winner: "home" }), "football").story).toBe(
      "shootout",
    );
    expect(storyOf(stateOf("h1 a2 h101", { phase: "AFTER_ET" }), "football").story).toBe("overtime");
  });
});

it.each<[string, Partial<MatchState>, Story]>([
  ["a9", { phase: "AFTER_PENS", aggregate: [2, 2], shootout: [4, 5], winner: "away" }, "shootoutTie"],
  ["h9 a99", { phase: "AFTER_ET", aggregate: [2, 3] }, "overtimeTie"],
  ["h9", { aggregate: [2, 3] }, "aggregate"],
  ["h9 a10", { aggregate: [3, 2] }, "aggregate"],
  ["h9", { aggregate: [2, 1] }, "narrow"],
  // Decided by away goals.
  ["h9", { aggregate: [2, 2] }, "narrow"],
])("a second leg of %j, %j is told as %s", (goals, more, story) => {
  const state = stateOf(goals, more);
  expect(storyOf(state, "football").story).toBe(story);
  expect(sumOfTie(story, state)).toEqual(story === "narrow" ? undefined : more.aggregate);
});

it.each<[[number, number], number, Story]>([
  [[112, 110], 0, "narrow"],
  [[101, 88], 0, "win"],
  [[120, 90], 0, "rout"],
  [[120, 90], 1, "overtime"],
])("a basketball match of %j with %i overtimes is %s", (score, overtimes, story) => {
  expect(storyOf(stateOf("", { score, winner: "home" }), "basketball", overtimes).story).toBe(story);
});

it("every title is whole in every language", () => {
  const parts = {
    home: "HOME",
    away: "AWAY",
    winner: "WIN",
    loser: "LOSE",
    score: { score: [2, 1] as const },
    minute: "88",
  };
  const stories: Story[] = [
    "shootout",
    "shootoutTie",
    "overtime",
    "overtimeTie",
    "aggregate",
    "lateWinner",
    "comeback",
    "rout",
    "goalless",
    "draw",
    "narrow",
    "win",
  ];
  for (const locale of LOCALE_CODES)
    for (const { code } of SPORTS)
      for (const story of stories) {
        const title = formatTitle(story, locale, parts, code);
        expect(title).not.toMatch(/[{}]|undefined/);
        expect(title).toMatch(story === "goalless" || story === "draw" ? /HOME.*AWAY/ : /WIN/);
      }
});
