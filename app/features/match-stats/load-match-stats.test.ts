import { describe, expect, test } from "vitest";
import { FOOTBALL_INFO, GAME_INFO, TAB_PARAMS } from "~/features/match/test-tab";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { loadMatchStats } from "./load-match-stats.server.ts";
import { statistics } from "./test-stats.ts";

const game = {
  periods: [0, 1, 5].map((period) => ({ period, rows: [{ key: "reb", pair: [10 + period, 8] }] })),
  flow: [],
};
const answers: Answers = ({ name }) => {
  const values: Record<string, unknown> = {
    matchInfo: FOOTBALL_INFO,
    matchStat: statistics,
    basketballMatchInfo: GAME_INFO,
    basketballMatchStat: game,
    basketballStandingByMatch: { tables: [] },
  };
  return { value: values[name] };
};
const football = (search = "") => ({ sport: "football" as const, params: TAB_PARAMS, search });
const basketball = (search = "") => ({ sport: "basketball" as const, params: TAB_PARAMS, search });

describe("loading football's statistics", () => {
  test("shows the whole match, its periods as links, and the shots", async () => {
    const { context, calls, isCacheable } = testContext(answers);
    const { stats } = await loadMatchStats(context, football());
    expect(calls.map(({ name }) => name).toSorted()).toEqual(["matchInfo", "matchStat"]);
    expect(stats?.periods.map(({ name, isShown }) => [name, isShown])).toEqual([
      ["Whole match", true],
      ["First half", false],
    ]);
    expect(stats?.periods[1]?.href).toMatch(/^\/en\/football\/.*\/1076620260001\/stats\?period=h1$/);
    expect(stats?.groups.map(({ key, rows }) => [key, rows.map(({ home, away }) => [home, away])])).toEqual([
      ["overview", [["44%", "56%"]]],
      ["shooting", [["4", "3"]]],
    ]);
    expect(stats?.shots).toEqual(statistics.shots);
    expect(isCacheable()).toBe(true);
  });

  test("a period that has not begun has no numbers", async () => {
    const { context } = testContext(answers);
    const { stats } = await loadMatchStats(context, football("?period=et"));
    expect(stats?.groups).toEqual([]);
    expect(stats?.periods.some(({ isShown }) => isShown)).toBe(false);
  });

  test("goes on without an answer, which is not cached", async () => {
    const { context, isCacheable } = testContext((call) => {
      if (call.name === "matchStat") throw faultOf("network");
      return answers(call);
    });
    const data = await loadMatchStats(context, football());
    expect(data.stats).toBeUndefined();
    expect(data.head.tab).toBe("stats");
    expect(isCacheable()).toBe(false);
  });

  test("an unknown match and a period that cannot be read end as error pages", async () => {
    const { context } = testContext(() => Promise.reject(faultOf("not_found")));
    await expect(loadMatchStats(context, football())).rejects.toMatchObject({ init: { status: 404 } });
    await expect(loadMatchStats(context, football("?period=3"))).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("loading basketball's statistics", () => {
  test("names quarters and overtimes, and shows the one in the address", async () => {
    const { context } = testContext(answers);
    const { stats } = await loadMatchStats(context, basketball("?period=5"));
    expect(stats?.periods.map(({ name, isShown }) => [name, isShown])).toEqual([
      ["Whole match", false],
      ["Quarter 1", false],
      ["Overtime", true],
    ]);
    expect(stats?.groups[0]?.rows).toMatchObject([{ home: "15", away: "8", better: "home" }]);
    expect(stats?.shots).toBeUndefined();
  });
});
