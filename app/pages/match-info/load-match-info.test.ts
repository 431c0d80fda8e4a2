import { describe, expect, test } from "vitest";
import { testEvent } from "~/features/match-events/test-events";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
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
      "matchStat",
      "nextFive",
    ]);
    expect(calls.every(({ query }) => query.matchId === finished.id)).toBe(true);
    expect(data.football?.rows).toMatchObject([{ type: "GOAL", minute: "12" }]);
    expect(data.football?.momentum?.pressed).toEqual([1, 0]);
    expect(isCacheable()).toBe(true);
  });

  test("without the events shows the goals of the head, and is not cached", async () => {
    const { context, isCacheable } = testContext(without("matchEvents", "matchStat", "nextFive", "matchHighlights"));
    const data = await loadMatchInfo(context, address);
    expect(data.football).toMatchObject({
      rows: [{ minute: "5", player: { name: "Quyết" } }],
      faults: { events: "upstream", momentum: "upstream" },
    });
    expect(data).toMatchObject({ next: { home: [], away: [] } });
    expect(data.highlights).toBeUndefined();
    expect(isCacheable()).toBe(false);
  });

  test("without its head is an error page", async () => {
    const { context } = testContext(({ name }) => {
      if (name === "matchInfo") throw faultOf("not_found");
      return { value: VALUES[name] };
    });
    await expect(loadMatchInfo(context, address)).rejects.toMatchObject({ data: { error: "matchNotFound" } });
  });
});
