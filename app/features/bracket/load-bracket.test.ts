import { expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { loadBracket } from "./load-bracket.server.ts";
import { bracket } from "./test-bracket.ts";

const asked = { sport: "football", leagueId: "103", season: "2025-26" } as const;

test("is the bracket of a season, in the visitor's language and days", async () => {
  const { context, calls } = testContext(() => ({ value: { bracket } }), { locale: "zh-Hant" });
  const kept = await loadBracket(context, asked);
  expect(kept?.markup?.text).toContain("<h2>淘汰賽對賽表</h2>");
  expect(kept?.markup?.text).toContain("11月21日");
  expect(calls).toEqual([{ name: "subLeagueList", query: { leagueId: "103", season: "2025-26" } }]);
});

test.each([[{}], [{ bracket: { rounds: [] } }]])("is nothing for a season without knock-out rounds", async (value) => {
  const { context, isCacheable } = testContext(() => ({ value }));
  expect(await loadBracket(context, asked)).toBeUndefined();
  expect(isCacheable()).toBe(true);
});

test("is nothing while the upstream fails, and the page is not kept", async () => {
  const { context, isCacheable } = testContext(() => Promise.reject(faultOf("timeout")));
  expect(await loadBracket(context, asked)).toBeUndefined();
  expect(isCacheable()).toBe(false);
});
