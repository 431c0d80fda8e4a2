import { expect, test } from "vitest";
import type { FavouriteItem } from "#contract/domain/search";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { loadSearch } from "./load-search.server.ts";

const item = (id: string, kind: FavouriteItem["kind"]): FavouriteItem => ({
  id,
  key: `key-${id}`,
  name: `Name ${id}`,
  kind,
  isFavourite: false,
  countryKey: "england",
});
const NOTHING = { countries: [], competitions: [], teams: [], players: [], matches: [] };
const query = (text: string) => new URLSearchParams(text);

test("both sports are asked, the chosen one stands first", async () => {
  const { context, calls } = testContext(() => ({ value: { ...NOTHING, teams: [item("1", "TEAM")] } }));
  const { sports } = await loadSearch(context, query("q=%20hawks%20&sport=basketball"));
  expect(calls).toEqual([
    { name: "basketballGlobalSearch", query: { q: "hawks", limit: 8 } },
    { name: "globalSearch", query: { q: "hawks", limit: 8 } },
  ]);
  expect(sports.map(({ sport }) => sport)).toEqual(["basketball", "football"]);
  expect(sports[0]?.found.value?.groups[0]?.lines[0]?.path).toBe("/basketball/team/key-1/1/overview");
});

test("without a text what is popular is asked for", async () => {
  const { context, calls } = testContext(() => ({ value: { competitions: [item("9", "COMPETITION")], teams: [] } }));
  const { sports } = await loadSearch(context, query(""));
  expect(calls.map(({ name }) => name)).toEqual(["globalPopular", "basketballGlobalPopular"]);
  expect(sports[0]?.found.value?.groups.map(({ kind }) => kind)).toEqual(["competitions"]);
});

test("kinds stand in one order, things named twice once", async () => {
  const value = { ...NOTHING, countries: [item("3", "COUNTRY")], teams: [item("1", "TEAM"), item("1", "TEAM")] };
  const { context } = testContext(() => ({ value }));
  const { sports } = await loadSearch(context, query("q=a"));
  const shown = sports.map(({ found }) => found.value?.groups.map(({ kind, lines }) => `${kind} ${lines.length}`));
  expect(shown).toEqual([["teams 1", "countries 1"], ["teams 1"]]);
});

test("matches are rows, and what a computer plays is told", async () => {
  const match = { ...finished, source: "simulated" };
  const { context } = testContext(({ name }) => ({
    value: name === "globalSearch" ? { ...NOTHING, matches: [match] } : NOTHING,
  }));
  const { sports, simulated } = await loadSearch(context, query("q=a"));
  expect(sports[0]?.found.value?.matches?.days.flatMap(({ matches }) => matches)).toEqual([match]);
  expect(simulated).toBe("all");
});

test("a sport that fails leaves the other, and the page is not kept", async () => {
  const { context, isCacheable } = testContext(({ name }) => {
    if (name === "globalSearch") throw faultOf("timeout");
    return { value: NOTHING };
  });
  const { sports } = await loadSearch(context, query("q=a"));
  expect(sports.map(({ found }) => found.error)).toEqual(["upstream", undefined]);
  expect(isCacheable()).toBe(false);
});

test("where neither answers there is an error page", async () => {
  const { context } = testContext(() => {
    throw faultOf("timeout");
  });
  await expect(loadSearch(context, query("q=a"))).rejects.toMatchObject({ init: { status: 503 } });
});

test.each(["q=a&sport=cricket", `q=${"a".repeat(101)}`])("%s is refused", async (text) => {
  const { context, calls } = testContext(() => ({ value: NOTHING }));
  await expect(loadSearch(context, query(text))).rejects.toMatchObject({ init: { status: 400 } });
  expect(calls).toEqual([]);
});
