import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import { DEFAULT_RULES } from "../../data/standings/rules/leagues.ts";
import { buildHistory, ranksBefore } from "./history.ts";
import { rankTeams, type TableRow } from "./rank-teams.ts";
import type { CountedMatch } from "./tally.ts";

const teamIds = ["A", "B", "C", "D"];

/** "A-B 2-1 day matchday". */
const matches = (...lines: string[]): CountedMatch[] =>
  lines.map((line) => {
    const [pair, score, day, matchday] = line.split(" ");
    const [homeId, awayId] = pair!.split("-");
    const [home, away] = score!.split("-").map(Number);
    return {
      homeId: homeId!,
      awayId: awayId!,
      score: [home!, away!],
      kickOff: Number(day) * DAY,
      ...(matchday && { matchday: Number(matchday) }),
    };
  });

const tableOf = (played: CountedMatch[]) => {
  const rankBy = (counted: readonly CountedMatch[], deductions: Readonly<Record<string, number>>): TableRow[] =>
    rankTeams({ teamIds, matches: counted, deductions, ruleSet: DEFAULT_RULES });
  return { matches: played, rows: rankBy(played, {}), rankBy };
};
const none = () => ({});

const SEASON = matches("A-B 1-0 1 1", "C-D 2-0 2 1", "A-C 0-3 8 2", "B-D 1-1 30 2", "A-D 1-0 15 3", "B-C 0-1 16 3");

describe("the history of a ranking", () => {
  it("counts a match in its matchday, whenever it was played", () => {
    const { rounds, dates, series } = buildHistory(tableOf(SEASON), none);
    expect(rounds).toEqual([1, 2, 3]);
    expect(dates.map((date) => date / DAY)).toEqual([2, 30, 30]);
    expect(series.find(({ teamId }) => teamId === "C")).toEqual({ teamId: "C", ranks: [1, 1, 1], points: [3, 6, 9] });
    expect(series.find(({ teamId }) => teamId === "B")?.points).toEqual([0, 1, 1]);
  });

  it("goes by weeks where nobody numbers the rounds, and knows nothing of a team before its first match", () => {
    const { rounds, series } = buildHistory(tableOf(matches("A-B 1-0 1", "A-B 0-0 3", "C-D 1-0 16")), none);
    expect(rounds).toEqual([1, 3]);
    expect(series.find(({ teamId }) => teamId === "C")).toMatchObject({ ranks: [null, 2], points: [null, 3] });
  });

  it("takes points off from the day of the verdict on", () => {
    const since = (instant: number): Record<string, number> => (instant >= 9 * DAY ? { C: 5 } : {});
    const { series } = buildHistory(tableOf(SEASON.filter(({ kickOff }) => kickOff < 20 * DAY)), since);
    expect(series.find(({ teamId }) => teamId === "C")?.points).toEqual([3, 6, 4]);
  });

  it("is empty before the first match", () => {
    expect(buildHistory(tableOf([]), none)).toEqual({ rounds: [], dates: [], series: [] });
  });
});

describe("the ranks before the last round", () => {
  it("are those of the day before its first match", () => {
    const played = SEASON.filter(({ kickOff }) => kickOff < 20 * DAY);
    expect(Object.fromEntries(ranksBefore(tableOf(played), none))).toEqual({ C: 1, A: 2, B: 3, D: 4 });
  });

  it("are those before a match that was put off, once it is played", () => {
    expect(Object.fromEntries(ranksBefore(tableOf(SEASON), none))).toEqual({ C: 1, A: 2, B: 3, D: 4 });
  });

  it("take matches without a number for one round until nobody plays for a day and a half", () => {
    const played = matches("A-B 1-0 1", "C-D 0-4 2", "A-C 0-1 9", "B-D 9-0 10");
    expect(Object.fromEntries(ranksBefore(tableOf(played), none))).toEqual({ D: 1, A: 2, B: 3, C: 4 });
    expect(ranksBefore(tableOf(played.slice(0, 2)), none).size).toBe(0);
  });
});
