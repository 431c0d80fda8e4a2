import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import type { View } from "#contract/tables/view-choices";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { type HiddenPart, hiddenPart, loadMatchHead } from "./load-match-head.server.ts";

const answer = {
  value: { match: finished, competition: testGroup("766", []).competition, season: "2026-27", goals: [] },
};
const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};

const address = { sport: "football", params, tab: "info", search: "" } as const;

describe("loading a match", () => {
  test("asks for it by its id and says its day and zone as the visitor's", async () => {
    const { context, calls, isCacheable } = testContext(() => answer);
    expect(await loadMatchHead(context, address)).toMatchObject({
      day: "Sat 21 Nov 2026",
      zone: [{ minutes: 420 }],
      back: { path: "/football/matches", to: "day" },
      fetched: { fetchedAt: TEST_NOW, isLastGood: false },
    });
    expect(calls).toEqual([{ name: "matchInfo", query: { matchId: finished.id } }]);
    expect(isCacheable()).toBe(true);
  });

  test("says on which of the visitor's days a match that is off is played instead", async () => {
    const replay = { matchId: "7", kickOff: Date.parse("2026-12-02T19:00:00Z") };
    const { context } = testContext(() => ({ value: { ...answer.value, replay } }));
    expect((await loadMatchHead(context, address)).replayDay).toBe("Thu 03 Dec 2026");
  });

  test("says since when the supplier of a match in play is silent, by the visitor's clock", async () => {
    const silentSince = Date.parse("2026-11-21T13:41:00Z");
    const silenceOf = async (match: Match) => {
      const supply = { suppliers: ["API-Football"], silentSince };
      const { context } = testContext(() => ({ value: { ...answer.value, match, supply } }));
      return (await loadMatchHead(context, address)).silentSince;
    };
    expect(await silenceOf(live)).toBe("20:41");
    expect(await silenceOf(finished)).toBeUndefined();
  });

  test.each([
    ["names", { matchName: "nam-dinh-vs-ha-noi" }],
    ["names of another language", { matchName: "河內-vs-南定" }],
    ["competition", { leagueKey: "v-league-2" }],
    ["country", { countryKey: "thailand" }],
  ])("other %s in the address lead to the right one, for good", async (_name, change) => {
    const { context } = testContext(() => answer, { locale: "th" });
    const thrown = await loadMatchHead(context, {
      ...address,
      params: { ...params, ...change },
      search: "?ref=a",
    }).catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error("no redirect");
    expect(thrown.status).toBe(301);
    expect(thrown.headers.get("location")).toBe(
      "/th/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001?ref=a",
    );
  });

  test.each([
    ["not_found", "matchNotFound", 404],
    ["network", "upstream", 503],
  ] as const)("a fault (%s) is the error page %s, status %i, and not cached", async (kind, error, status) => {
    const { context, isCacheable } = testContext(() => Promise.reject(faultOf(kind)));
    await expect(loadMatchHead(context, address)).rejects.toMatchObject({ data: { error }, init: { status } });
    expect(isCacheable()).toBe(false);
  });

  test("names the channels of the visitor's country, until the match is over", async () => {
    const channels = [
      { country: "VN", name: "Channel One" },
      { country: "TH", name: "Channel Two" },
    ];
    const channelsOf = async (match: Match) => {
      const { context } = testContext(() => ({
        value: { ...answer.value, match: { ...match, id: finished.id }, channels },
      }));
      return (await loadMatchHead(context, address)).channels;
    };
    expect(await channelsOf({ ...scheduled, slug: finished.slug })).toEqual(["Channel One"]);
    expect(await channelsOf(finished)).toEqual([]);
  });

  test("hides the result from who hides scores, and says so", async () => {
    const visitor = {
      country: "VN",
      timeZone: "Asia/Ho_Chi_Minh",
      savesData: false,
      view: { hideScores: true },
    } as const;
    const { context } = testContext(() => answer, { visitor });
    const { hides, view } = await loadMatchHead(context, address);
    expect([hides, view.sides.map(({ score }) => score)]).toEqual(["match", [undefined, undefined]]);
  });

  test("a stale answer says its age", async () => {
    const { context } = testContext(() => ({ ...answer, fetchedAt: 1_000, isLastGood: true }));
    expect((await loadMatchHead(context, address)).fetched).toEqual({ fetchedAt: 1_000, isLastGood: true });
  });
});

const HIDING = { hideScores: true } as const;

test.each<[string, Match, MatchTabKey, View | undefined, HiddenPart | undefined]>([
  ["nothing for who sees scores", finished, "table", { compact: true }, undefined],
  ["nothing without choices", live, "info", undefined, undefined],
  ["all of a match that is over", finished, "lineups", HIDING, "match"],
  ["all of a match in play", live, "info", HIDING, "match"],
  ["the table of a match to come", scheduled, "table", HIDING, "results"],
  ["the meetings before a match to come", scheduled, "h2h", HIDING, "results"],
  ["the numbers of a match to come", scheduled, "analysis", HIDING, "results"],
  ["the table of a postponed match", STATES.postponed, "table", HIDING, "results"],
  ["not the prices of a match to come", scheduled, "odds", HIDING, undefined],
  ["not the first tab of a match to come", scheduled, "info", HIDING, undefined],
])("hidden: %s", (_name, match, tab, view, part) => {
  expect(hiddenPart(match, tab, view)).toBe(part);
});
