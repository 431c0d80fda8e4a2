import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { type BoardParams, fetchBoard, fetchStages, loadOdds } from "./load-odds.server.ts";
import { handicapLine, winnerLine } from "./test-odds.ts";

const about = { match: finished, competition: testGroup("766", []).competition, season: "2026-27", goals: [] };
const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};
const request = { sport: "football", params, search: "" } as const;

const answers = (given: Record<string, unknown>) => (call: { name: string }) => {
  if (call.name === "matchInfo") return { value: about };
  if (call.name in given) return { value: given[call.name] };
  return Promise.reject(faultOf("network"));
};

describe("loading prices", () => {
  test("requests all companies, then for the first of them", async () => {
    const lines = [winnerLine(31, "2.10", "3.40", "3.60"), winnerLine(8, "2.00", "3.50", "3.70")];
    const { context, calls } = testContext(
      answers({
        oddsLatestEurope: { lines },
        oddsEurope: { lines: [lines[0]] },
        oddsLatestThreePeriod: { companies: [] },
      }),
    );
    const data = await loadOdds(context, request);
    expect(calls.map(({ name, query }) => [name, query])).toEqual([
      ["matchInfo", { matchId: finished.id }],
      ["oddsLatestEurope", { matchId: finished.id }],
      ["oddsEurope", { matchId: finished.id, companyId: 31, half: 0 }],
      ["oddsLatestThreePeriod", { matchId: finished.id, companyId: 31 }],
    ]);
    expect(data.comparison?.value).toMatchObject({
      companies: [{ id: 31 }, { id: 8 }],
      found: lines,
      stage: "pre",
      figures: { companies: 2 },
    });
    expect(data.company).toMatchObject({ id: 31, stages: { companies: [] } });
  });

  test("another market, half and company are loaded as chosen, and the search makes the table shorter", async () => {
    const lines = [
      handicapLine(8, { pre: ["0", 1.9, 1.9] }, { market: "AH_H1" }),
      handicapLine(3, { pre: ["0", 2, 1.8] }, { market: "AH_H1" }),
    ];
    const { context, calls } = testContext(answers({ oddsHandicap: { lines } }));
    const data = await loadOdds(context, { ...request, search: "?market=handicap&half=1&company=3&q=bet" });
    expect(calls[1]?.query).toEqual({ matchId: finished.id, half: 1 });
    expect(data.comparison?.value).toMatchObject({ found: [lines[0]], companies: [{ id: 8 }, { id: 3 }] });
    expect(data.company).toMatchObject({ id: 3 });
    expect(data.company).not.toHaveProperty("stages");
  });

  test("without prices there is no comparison; a fault of theirs leaves the head", async () => {
    const none = testContext(answers({ oddsLatestEurope: { lines: [] } }));
    expect((await loadOdds(none.context, request)).comparison).toEqual({ value: undefined });
    const faulty = testContext(answers({}));
    expect(await loadOdds(faulty.context, request)).toMatchObject({
      comparison: { error: "upstream" },
      head: { tab: "odds" },
    });
    expect(faulty.isCacheable()).toBe(false);
  });

  test("where an operator shows no prices none is loaded", async () => {
    const { context, calls } = testContext(answers({}), { showsPrices: false });
    expect(await loadOdds(context, request)).toMatchObject({ showsPrices: false });
    expect(calls.map(({ name }) => name)).toEqual(["matchInfo"]);
  });

  test("a value that is none is a bad request", async () => {
    const { context } = testContext(answers({}));
    await expect(loadOdds(context, { ...request, search: "?market=x" })).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

const board = (
  sport: BoardParams["sport"],
  market: BoardParams["choice"]["market"],
  change: Partial<BoardParams> & { isHalf?: boolean } = {},
) => {
  const { isHalf = false, ...rest } = change;
  return { sport, matchId: "m1", choice: { market, isHalf }, ...rest };
};

async function called(call: (upstream: ReturnType<typeof testContext>["context"]["upstream"]) => Promise<unknown>) {
  const { context, calls } = testContext(() => ({ value: { lines: [] } }));
  await call(context.upstream);
  return calls.map(({ name, query }) => [name, query])[0];
}

describe("the prices of a market are asked for", () => {
  test.each<[string, BoardParams, string, object]>([
    ["the winner, of all companies", board("football", "winner"), "oddsLatestEurope", { matchId: "m1" }],
    [
      "the winner, of one",
      board("football", "winner", { companyId: 8 }),
      "oddsEurope",
      { matchId: "m1", companyId: 8, half: 0 },
    ],
    [
      "the winner of the first half",
      board("football", "winner", { isHalf: true }),
      "oddsEurope",
      { matchId: "m1", half: 1 },
    ],
    ["a handicap", board("football", "handicap"), "oddsHandicap", { matchId: "m1", half: 0 }],
    [
      "a total of a half, of one company",
      board("football", "total", { isHalf: true, companyId: 8 }),
      "oddsOverUnder",
      { matchId: "m1", companyId: 8, half: 1 },
    ],
  ])("%s", async (_name, params, name, query) => {
    expect(await called((upstream) => fetchBoard(upstream, params))).toEqual([name, query]);
  });

  test("of basketball without halves", async () => {
    const [, query] = (await called((upstream) => fetchBoard(upstream, board("basketball", "handicap")))) ?? [];
    expect(query).toEqual({ matchId: "m1" });
  });
});

test("a company's stages are asked for by its id, if one is chosen", async () => {
  const stages = (companyId?: number) =>
    called((upstream) =>
      fetchStages(upstream, board("football", "winner", companyId === undefined ? {} : { companyId })),
    );
  expect(await stages(8)).toEqual(["oddsLatestThreePeriod", { matchId: "m1", companyId: 8 }]);
  expect(await stages()).toEqual(["oddsLatestThreePeriod", { matchId: "m1" }]);
});
