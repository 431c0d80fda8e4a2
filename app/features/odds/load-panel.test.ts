import { describe, expect, test } from "vitest";
import type { PricedMatch } from "#contract/domain/odds";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { loadPanel, tallyOf, withinRange } from "./load-panel.server.ts";
import { EMPTY_PANEL, pricedMatch } from "./test-panel.ts";

const about = { match: finished, competition: testGroup("766", []).competition, season: "2026-27", goals: [] };
const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};

const answers = (given: Record<string, unknown>) => (call: { name: string }) => {
  if (call.name === "matchInfo") return { value: about };
  if (call.name in given) return { value: given[call.name] };
  return Promise.reject(faultOf("network"));
};

describe("loading past matches", () => {
  const panelParams = { ...params, oddsSide: "away" };

  test("requests a side with the choice", async () => {
    const { context, calls } = testContext(answers({ lastOdds: EMPTY_PANEL }));
    await loadPanel(context, {
      sport: "football",
      params: panelParams,
      search: "?company=8&venue=home&league=101&same=1",
    });
    expect(calls[1]).toEqual({
      name: "lastOdds",
      query: {
        matchId: finished.id,
        companyId: 8,
        duration: 10,
        sameLeague: 1,
        leagueIds: "101",
        venue: "home",
        filter: "all",
        side: "away",
      },
    });
  });

  test("of days as many as there are, and counts only those that fit", async () => {
    const matches = [pricedMatch("2026-10-01"), pricedMatch("2026-09-01")];
    const { context, calls } = testContext(answers({ h2hOdds: { ...EMPTY_PANEL, matches } }));
    const search = "?from=2026-09-15";
    const data = await loadPanel(context, { sport: "football", params: { ...params, oddsSide: "h2h" }, search });
    expect(calls[1]?.query).toMatchObject({ duration: 30 });
    expect(data.panel.value?.tally).toMatchObject({ played: 1, won: 1, handicapShare: { percent: 100, of: 1 } });
    expect(data.reach.to).toBe("2026-11-21");
  });

  test.each([
    ["another side", { oddsSide: "both" }, "", 404],
    ["a value that is none", { oddsSide: "home" }, "?count=7", 400],
  ])("%s is an error page", async (_name, change, search, status) => {
    const { context } = testContext(answers({}));
    const wrong = loadPanel(context, { sport: "football", params: { ...params, ...change }, search });
    await expect(wrong).rejects.toMatchObject({ init: { status } });
  });

  test("a fault leaves the head, and another name in the address redirects to the right page of the same side", async () => {
    const { context } = testContext(answers({}));
    const data = await loadPanel(context, { sport: "football", params: panelParams, search: "" });
    expect(data.panel).toEqual({ error: "upstream" });
    const moved = await loadPanel(context, {
      sport: "football",
      params: { ...panelParams, matchName: "x" },
      search: "?company=8",
      isFilter: true,
    }).catch((error: unknown) => error);
    expect((moved as Response).headers.get("location")).toBe(
      "/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/analysis/details/odds/away/filter?company=8",
    );
  });

  test("a range ends with its last day in the visitor's zone", () => {
    const late = pricedMatch("2026-10-01", "20:00");
    expect(withinRange([late], { to: "2026-10-01" }, "UTC")).toHaveLength(1);
    expect(withinRange([late], { to: "2026-10-01" }, "Asia/Bangkok")).toHaveLength(0);
  });
});

const went = (handicap: PricedMatch["handicap"], total: PricedMatch["total"]): PricedMatch =>
  pricedMatch("2026-10-01", "12:00", { ...(handicap && { handicap }), ...(total && { total }) });

describe("counts of past matches", () => {
  test("pushes count for no share, and shares say what they are of", () => {
    const matches = [went("WIN", "OVER"), went("HALF_LOSE", "PUSH"), went("PUSH", "HALF_UNDER"), went("LOSE", "UNDER")];
    expect(tallyOf(matches)).toMatchObject({
      played: 4,
      won: 4,
      handicap: { win: 1, halfWin: 0, push: 1, halfLose: 1, lose: 1 },
      total: { over: 1, halfOver: 0, push: 1, halfUnder: 1, under: 1 },
      handicapShare: { percent: 33.3, of: 3 },
      overShare: { percent: 33.3, of: 3 },
    });
  });

  test("matches without a price make no share", () => {
    const { handicap: _, total: __, odds: ___, ...bare } = pricedMatch("2026-10-01");
    const tally = tallyOf([bare]);
    expect(tally.played).toBe(1);
    expect(tally).not.toHaveProperty("handicapShare");
    expect(tally).not.toHaveProperty("overShare");
  });
});
