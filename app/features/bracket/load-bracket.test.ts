import { expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { hasTeams } from "./bracket-data.ts";
import { loadBracket } from "./load-bracket.server.ts";
import { bracket } from "./test-bracket.ts";

const query = { leagueId: "103", season: "2025-26" };

test("is the bracket of a season, with the visitor's zone", async () => {
  const { context, calls } = testContext(() => ({ value: { bracket } }));
  expect(await loadBracket(context, { sport: "football", ...query })).toEqual({
    sport: "football",
    leagueId: query.leagueId,
    bracket,
    zone: [expect.objectContaining({ minutes: 420 })],
    timeZone: "Asia/Ho_Chi_Minh",
  });
  expect(calls).toEqual([{ name: "subLeagueList", query }]);
});

test.each([[{}], [{ bracket: { rounds: [] } }]])("is nothing for a season without knock-out rounds", async (value) => {
  const { context, isCacheable } = testContext(() => ({ value }));
  expect(await loadBracket(context, { sport: "football", ...query })).toBeUndefined();
  expect(isCacheable()).toBe(true);
});

test("is nothing while the upstream fails, and the page is not cached", async () => {
  const { context, isCacheable } = testContext(() => Promise.reject(faultOf("timeout")));
  expect(await loadBracket(context, { sport: "football", ...query })).toBeUndefined();
  expect(isCacheable()).toBe(false);
});

test("has teams once one of them is known", () => {
  expect(hasTeams(bracket)).toBe(true);
  const open = { placeholder: { kind: "rank" as const, rank: 1 } };
  const rounds = bracket.rounds.map((round) => ({
    ...round,
    ties: round.ties.map((one) => ({ ...one, home: open, away: open })),
  }));
  expect(hasTeams({ rounds })).toBe(false);
});
