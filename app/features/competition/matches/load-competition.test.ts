import { describe, expect, test } from "vitest";
import { type CompetitionRequest, loadCompetitionHead } from "~/features/competition/load-competition-head.server";
import { competition, head, parts, seasons } from "~/features/competition/test-competition";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { finished, scheduled } from "~/features/match-row/test-matches";
import { loadCompetitionMatches } from "./load-competition-matches.server.ts";

const rounds = [
  { key: "regular-9", stage: "regular", matchday: 9, isCurrent: true },
  { key: "regular-10", stage: "regular", matchday: 10, isCurrent: false },
];
const fixtures = { rounds, matches: [finished], hasNext: false };

/** Answers of the upstream by call; `change` replaces some. */
const answers =
  (change: Record<string, (query: Record<string, unknown>) => unknown> = {}) =>
  ({ name, query }: { name: string; query: Record<string, unknown> }) => {
    const known: Record<string, unknown> = {
      seasonList: seasons,
      basketballSeasonList: seasons,
      subLeagueList: parts,
      leagueAll: { countries: [{ country: competition.country, competitions: [competition] }] },
      fixturesByLeague: fixtures,
      basketballFixturesByLeague: fixtures,
    };
    return change[name] ? change[name](query) : { value: known[name] };
  };

const request = (query: string, change: Partial<CompetitionRequest> = {}): CompetitionRequest => ({
  sport: "football",
  params: { countryKey: "vietnam", leagueKey: "v-league-1" },
  query: new URLSearchParams(query),
  tab: "matches",
  ...change,
});

async function redirectOf(load: Promise<unknown>): Promise<[status: number, location: string | null]> {
  const thrown = await load.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("no redirect");
  return [thrown.status, thrown.headers.get("location")];
}

describe("the head of a competition", () => {
  test("is its current season unless the address names one", async () => {
    const { context, calls } = testContext(answers());
    expect(await loadCompetitionHead(context, request("leagueId=766"))).toEqual(head);
    expect(calls).toEqual([
      { name: "seasonList", query: { leagueId: "766" } },
      { name: "subLeagueList", query: { leagueId: "766" } },
    ]);
    const past = testContext(answers({ subLeagueList: () => ({ value: { ...parts, season: "2025-26" } }) }));
    expect(await loadCompetitionHead(past.context, request("leagueId=766&season=2025-26"))).toMatchObject({
      season: "2025-26",
      isCurrentSeason: false,
    });
    expect(past.calls[1]?.query).toEqual({ leagueId: "766", season: "2025-26" });
  });

  test("makes the calls of its sport", async () => {
    const { context, calls } = testContext(answers());
    await loadCompetitionHead(context, request("leagueId=766", { sport: "basketball" }));
    expect(calls.map(({ name }) => name)).toEqual(["basketballSeasonList", "subLeagueList"]);
  });

  test.each([
    ["other keys", "leagueId=766&season=2025-26", { countryKey: "x", leagueKey: "y" }, "?leagueId=766&season=2025-26"],
    [
      "the short form of articles",
      "leagueId=766",
      { countryKey: "v-league-1", leagueKey: "v-league-1-766" },
      "?leagueId=766",
    ],
    ["no id", "season=2025-26", { countryKey: "vietnam", leagueKey: "v-league-1" }, "?leagueId=766&season=2025-26"],
    ["an id in the keys only", "", { countryKey: "a", leagueKey: "a-766" }, "?leagueId=766"],
  ])("%s redirect permanently to the canonical address", async (_case, query, params, search) => {
    const { context } = testContext(answers(), { locale: "vn" });
    expect(await redirectOf(loadCompetitionHead(context, request(query, { params, tab: "table" })))).toEqual([
      301,
      `/vn/football/vietnam/v-league-1/table${search}`,
    ]);
  });

  test.each([
    ["not_found", "notFound", 404],
    ["bad_request", "badRequest", 400],
    ["timeout", "upstream", 503],
  ] as const)("a fault (%s) is the error page %s", async (kind, error, status) => {
    const { context, isCacheable } = testContext(answers({ seasonList: () => Promise.reject(faultOf(kind)) }));
    await expect(loadCompetitionHead(context, request("leagueId=1"))).rejects.toMatchObject({
      data: { error },
      init: { status },
    });
    expect(isCacheable()).toBe(false);
  });

  test("an unknown name is the error page notFound", async () => {
    const { context } = testContext(answers());
    const none = request("", { params: { countryKey: "x", leagueKey: "y" } });
    await expect(loadCompetitionHead(context, none)).rejects.toMatchObject({ data: { error: "notFound" } });
  });
});

describe("the matches of a competition", () => {
  test("are those of the current round, under their day", async () => {
    const { context, calls } = testContext(answers());
    const data = await loadCompetitionMatches(context, request("leagueId=766"));
    expect(data).toMatchObject({ round: { key: "regular-9" }, canChange: true, zone: [{ minutes: 420 }] });
    expect(data.days).toEqual([{ date: "2026-11-21", label: "Sat 21 Nov 2026", group: "", matches: [finished] }]);
    expect(data.fetched).toEqual({ fetchedAt: TEST_NOW, isLastGood: false });
    expect(calls.slice(2).map(({ query }) => query)).toEqual([
      { leagueId: "766", season: "2026-27", size: 1 },
      { leagueId: "766", season: "2026-27", round: "regular-9", size: 500 },
    ]);
  });

  test("are those of the address's round; an unknown one is the error page notFound", async () => {
    const { context, calls } = testContext(answers());
    await loadCompetitionMatches(context, request("leagueId=766&round=regular-10&part=east"));
    expect(calls.at(-1)?.query).toMatchObject({ round: "regular-10", subLeagueId: "east" });
    await expect(loadCompetitionMatches(context, request("leagueId=766&round=x"))).rejects.toMatchObject({
      data: { error: "notFound" },
    });
  });

  const undivided = { rounds: [{ key: "regular", stage: "regular", isCurrent: true }] };

  test("of a part without rounds come in pages, first what is to come", async () => {
    const { context, calls } = testContext(
      answers({ fixturesByLeague: () => ({ value: { ...undivided, matches: [scheduled], hasNext: true } }) }),
    );
    const data = await loadCompetitionMatches(context, request("leagueId=766"));
    expect(data.pages).toEqual({ direction: "next", more: { direction: "next", lastId: scheduled.id } });
    expect(calls.at(-1)?.query).toMatchObject({ stage: "regular", direction: "next" });
    await loadCompetitionMatches(context, request("leagueId=766&direction=past&lastId=7"));
    expect(calls.at(-1)?.query).toMatchObject({ direction: "past", lastId: "7" });
  });

  test("of such a part are the results where nothing is to come", async () => {
    const { context } = testContext(
      answers({
        fixturesByLeague: ({ direction }) => ({
          value: { ...undivided, matches: direction === "past" ? [finished] : [], hasNext: false },
        }),
      }),
    );
    const data = await loadCompetitionMatches(context, request("leagueId=766"));
    expect(data.pages).toEqual({ direction: "past" });
    expect(data.days.flatMap(({ matches }) => matches)).toHaveLength(1);
  });

  test("of a group are all that it has, the first ahead", async () => {
    const part = { ...parts.parts[0], id: "group-A", group: "A" };
    const { context } = testContext(
      answers({
        subLeagueList: () => ({ value: { ...parts, parts: [part] } }),
        fixturesByLeague: ({ direction }) => ({
          value: { ...fixtures, matches: direction === "past" ? [finished, { ...finished, id: "0" }] : [scheduled] },
        }),
      }),
    );
    const data = await loadCompetitionMatches(context, request("leagueId=766&part=group-A"));
    expect(data.days.flatMap(({ matches }) => matches).map(({ id }) => id)).toEqual(["0", finished.id, scheduled.id]);
    expect(data.round).toBeUndefined();
  });

  test("of a season without any are an empty page", async () => {
    const { context } = testContext(
      answers({ fixturesByLeague: () => ({ value: { rounds: [], matches: [], hasNext: false } }) }),
    );
    expect(await loadCompetitionMatches(context, request("leagueId=766"))).toMatchObject({ days: [], rounds: [] });
  });

  test("of the World Cup 2022 stand on its own page", async () => {
    const worldCup = {
      ...competition,
      id: "75",
      key: "world-cup",
      country: { id: "201", key: "world", name: "World" },
    };
    const { context } = testContext(
      answers({ subLeagueList: () => ({ value: { ...parts, competition: worldCup, season: "2022" } }) }),
    );
    const there = request("leagueId=75", { params: { countryKey: "world", leagueKey: "world-cup" } });
    expect(await redirectOf(loadCompetitionMatches(context, there))).toEqual([
      302,
      "/en/football/worldcup2022/matches",
    ]);
    const final = request("leagueId=75&round=regular-9", { params: there.params });
    expect(await loadCompetitionMatches(context, final)).toMatchObject({ round: { key: "regular-9" } });
  });
});
