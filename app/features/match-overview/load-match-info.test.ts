import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { lineUps } from "~/features/line-ups/test-line-ups";
import { testEvent } from "~/features/match-events/test-events";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { loadMatchInfo } from "./load-match-info.server.ts";

const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};
const address = { sport: "football", params, search: "" } as const;
const info = {
  match: finished,
  competition: testGroup("766", []).competition,
  season: "2026-27",
  goals: [{ side: "home", minute: 5, player: "Quyết" }],
};

const VALUES: Record<string, unknown> = {
  matchInfo: info,
  matchEvents: { events: [testEvent({ score: [1, 0] })], shootout: [] },
  matchStat: { periods: [], momentum: [{ minute: 1, value: 10 }], shots: [] },
  nextFive: { home: [], away: [] },
  matchHighlights: { highlights: [], hasNext: false },
  winRate: { home: 40, draw: 30, away: 30, source: "model", at: 0 },
  standingByMatch: { tables: [] },
  matchLineup: lineUps,
  h2hInfo: { summary: { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }, matches: [] },
  squadStatus: { home: [], away: [], updatedAt: 0 },
  oddsLatestEurope: {
    lines: [],
    summary: {
      companies: 3,
      fair: { home: 41, draw: 29, away: 30 },
      overround: 4,
      average: {},
      highest: {},
      lowest: {},
    },
  },
};

const without =
  (...failing: string[]): Answers =>
  ({ name }) => {
    if (failing.includes(name)) throw faultOf("network");
    return { value: VALUES[name] };
  };

describe("loading the first tab of a match", () => {
  test("asks for everything at once, by the match's id", async () => {
    const { context, calls, isCacheable } = testContext(without());
    const data = await loadMatchInfo(context, address);
    expect(calls.map(({ name }) => name).sort()).toEqual([
      "matchEvents",
      "matchHighlights",
      "matchInfo",
      "matchLineup",
      "matchStat",
      "nextFive",
      "standingByMatch",
      "winRate",
    ]);
    expect(calls.every(({ query }) => query.matchId === finished.id)).toBe(true);
    expect(data.football?.rows).toMatchObject([{ type: "GOAL", minute: "12" }]);
    expect(data.football?.momentum?.pressed).toEqual([1, 0]);
    expect(isCacheable()).toBe(true);
  });

  test("without the events shows the goals of the head, and is not cached", async () => {
    const { context, isCacheable } = testContext(
      without("matchEvents", "matchStat", "nextFive", "matchHighlights", "winRate", "standingByMatch", "matchLineup"),
    );
    const data = await loadMatchInfo(context, address);
    expect(data.football).toMatchObject({
      rows: [{ minute: "5", player: { name: "Quyết" } }],
      faults: { events: "upstream", momentum: "upstream" },
    });
    expect(data).toMatchObject({ next: { home: [], away: [] } });
    expect(data.highlights).toBeUndefined();
    expect(isCacheable()).toBe(false);
  });

  test.each<[string, Match, boolean, string[]]>([
    ["before", scheduled, true, ["h2hInfo", "oddsLatestEurope", "squadStatus"]],
    ["before, where prices are not shown,", scheduled, false, ["h2hInfo", "squadStatus"]],
    ["during", live, true, []],
    ["after", finished, true, ["matchLineup"]],
  ])("%s the match asks for what is shown then", async (_, match, showsPrices, own) => {
    const names = ["h2hInfo", "matchLineup", "oddsLatestEurope", "squadStatus"];
    const { context, calls } = testContext(
      ({ name }) => ({ value: name === "matchInfo" ? { ...info, match } : VALUES[name] }),
      { showsPrices },
    );
    const data = await loadMatchInfo(context, { ...address, params: { ...params, matchId: match.id } });
    expect(
      calls
        .map(({ name }) => name)
        .filter((name) => names.includes(name))
        .sort(),
    ).toEqual(own);
    expect(data.chances?.prices?.companies).toBe(own.includes("oddsLatestEurope") ? 3 : undefined);
    expect(data.chances !== undefined).toBe(match !== finished);
    expect(data.nextGoals !== undefined).toBe(match === live);
  });

  test("without its head is an error page", async () => {
    const { context } = testContext(({ name }) => {
      if (name === "matchInfo") throw faultOf("not_found");
      return { value: VALUES[name] };
    });
    await expect(loadMatchInfo(context, address)).rejects.toMatchObject({ data: { error: "matchNotFound" } });
  });
});
