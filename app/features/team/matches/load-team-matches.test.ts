import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { TEST_TEAM, testAnswers } from "~/features/team/test-answers";
import { loadTeamMatches } from "./load-team-matches.server.ts";

const load = (search: string, answers = testAnswers()) => {
  const { context, ...rest } = testContext(answers);
  return { ...rest, data: loadTeamMatches(context, { ...TEST_TEAM, search }) };
};

/** The queries of the calls for matches. */
const queriesOf = (calls: ReturnType<typeof load>["calls"]) =>
  calls.filter(({ name }) => name === "matchesByTeam").map(({ query }) => query);

describe("a team's matches", () => {
  test("are at first what comes and what was, with the way to all of either", async () => {
    const { data, calls } = load("");
    const { lists, matchCount, competitions, seasons } = await data;
    expect(queriesOf(calls)).toEqual([
      { teamId: "70001", direction: "next", size: 10 },
      { teamId: "70001", direction: "past", size: 10 },
    ]);
    expect([matchCount, competitions.length, seasons]).toEqual([4, 2, ["2026-27", "2025-26"]]);
    expect(lists).toMatchObject([
      { of: "next", hasMore: true, days: [{ group: "V.League 1" }, {}] },
      { of: "past", hasMore: true },
    ]);
  });

  test("are a page of a direction, with the last match of it", async () => {
    const { data, calls } = load("?direction=past&lastId=m9&venue=home&leagueId=766&season=2024-25");
    const { lastId, seasons } = await data;
    expect(queriesOf(calls)).toEqual([
      { teamId: "70001", season: "2024-25", leagueId: "766", venue: "home", direction: "past", lastId: "m9", size: 30 },
    ]);
    expect(lastId).toBe("m-2");
    expect(seasons).toEqual(["2026-27", "2025-26", "2024-25"]);
  });

  test("are those of some days of the visitor, three pages of each direction at most", async () => {
    const { data, calls } = load("?from=2026-11-01&to=2026-11-22");
    const { range, cutTo, matchCount } = await data;
    expect(range).toEqual({ from: "2026-11-01", to: "2026-11-22" });
    expect(calls.length).toBeLessThanOrEqual(8);
    // The test's upstream returns the same page every time.
    expect([matchCount, cutTo]).toEqual([3, { from: "2026-11-19", to: "2026-11-22" }]);
  });

  test.each(["?venue=none", "?from=yesterday", "?season=x"])("%s is an invalid address", async (search) => {
    const { data, calls } = load(search);
    await expect(data).rejects.toMatchObject({ data: { error: "badRequest" }, init: { status: 400 } });
    expect(calls).toEqual([]);
  });

  test("cannot do without the matches, but without the seasons", async () => {
    const fault = () => {
      throw faultOf("network");
    };
    await expect(load("", testAnswers({ matchesByTeam: fault })).data).rejects.toMatchObject({
      data: { error: "upstream" },
    });
    expect((await load("", testAnswers({ seasonList: fault })).data).seasons).toEqual([]);
  });
});
