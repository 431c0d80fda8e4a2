import { describe, expect, test } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { loadTeamMatches } from "./load-team-matches.server.ts";
import { TEST_TEAM, testAnswers } from "./test-answers.ts";

const ask = (search: string, answers = testAnswers()) => {
  const { context, ...rest } = testContext(answers);
  return { ...rest, data: loadTeamMatches(context, { ...TEST_TEAM, search }) };
};

/** The queries of the calls for matches. */
const asked = (calls: ReturnType<typeof ask>["calls"]) =>
  calls.filter(({ name }) => name === "matchesByTeam").map(({ query }) => query);

describe("a team's matches", () => {
  test("are at first what comes and what was, with the way to all of either", async () => {
    const { data, calls } = ask("");
    const { list, matchCount, competitions, seasons } = await data;
    expect(asked(calls)).toEqual([
      { teamId: "70001", direction: "next", size: 10 },
      { teamId: "70001", direction: "past", size: 10 },
    ]);
    expect([matchCount, competitions.length, seasons]).toEqual([4, 2, ["2026-27", "2025-26"]]);
    const markup = list.markup?.text ?? "";
    expect(markup).toMatch(
      /<h2[^>]*>Upcoming<.*<h3>.*V\.League 1 · Simulated.*\?direction=next.*<h2[^>]*>Results<.*\?direction=past/s,
    );
    expect(markup.match(/id="star"/g)).toHaveLength(1);
  });

  test("are a page of a direction, with the last match of it", async () => {
    const { data, calls } = ask("?direction=past&lastId=m9&venue=home&leagueId=766&season=2024-25");
    const { lastId, seasons } = await data;
    expect(asked(calls)).toEqual([
      { teamId: "70001", season: "2024-25", leagueId: "766", venue: "home", direction: "past", lastId: "m9", size: 30 },
    ]);
    expect(lastId).toBe("m-2");
    expect(seasons).toEqual(["2026-27", "2025-26", "2024-25"]);
  });

  test("are those of some days of the visitor, three pages of each direction at most", async () => {
    const { data, calls } = ask("?from=2026-11-01&to=2026-11-22");
    const { range, cutTo, matchCount } = await data;
    expect(range).toEqual({ from: "2026-11-01", to: "2026-11-22" });
    expect(calls.length).toBeLessThanOrEqual(8);
    // The test's upstream has the same page again and again.
    expect([matchCount, cutTo]).toEqual([3, { from: "2026-11-19", to: "2026-11-22" }]);
  });

  test.each(["?venue=none", "?from=yesterday", "?season=x"])("%s is an address that is not valid", async (search) => {
    const { data, calls } = ask(search);
    await expect(data).rejects.toMatchObject({ data: { face: "badRequest" }, init: { status: 400 } });
    expect(calls).toEqual([]);
  });

  test("cannot do without the matches, but without the seasons", async () => {
    const fault = () => {
      throw faultOf("network");
    };
    await expect(ask("", testAnswers({ matchesByTeam: fault })).data).rejects.toMatchObject({
      data: { face: "upstream" },
    });
    expect((await ask("", testAnswers({ seasonList: fault })).data).seasons).toEqual([]);
  });
});
