import { describe, expect, test } from "vitest";
import { testContext } from "~/features/match-list/test-context";
import { type BoardParams, fetchBoard, fetchStages } from "./odds-calls.ts";

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
