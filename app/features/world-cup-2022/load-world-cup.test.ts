import { describe, expect, test } from "vitest";
import type { FinishedMatch } from "#contract/domain/match";
import { bracket } from "~/features/bracket/test-bracket";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { loadWorldCup } from "./load-world-cup.server.ts";

const played = (id: string, kickOff: string, change: Partial<FinishedMatch>): FinishedMatch => ({
  ...finished,
  id,
  kickOff: Date.parse(kickOff),
  ...change,
});
const matches = [
  played("64", "2022-12-18T15:00:00Z", { stage: "final" }),
  played("63", "2022-12-17T15:00:00Z", { stage: "third_place" }),
  played("49", "2022-12-03T15:00:00Z", { stage: "round_of_16" }),
  played("2", "2022-11-21T13:00:00Z", { stage: "group", group: "B" }),
  played("3", "2022-11-21T16:00:00Z", { stage: "group", group: "A" }),
  played("1", "2022-11-20T16:00:00Z", { stage: "group", group: "A" }),
];
const row = { rank: 1, team: finished.home, played: 3, won: 2, drawn: 1, lost: 0, goalsFor: 5, goalsAgainst: 1 };
const table = { group: "A", rows: [{ ...row, goalDifference: 4, points: 7, deducted: 0, form: [] }] };
const parts = { value: { bracket } };
const list = { value: { groups: [testGroup("75", matches)], hasNext: false } };
const answers = (name: string) => (name === "ranking" ? ranking : name === "subLeagueList" ? parts : list);
const ranking = { value: { tables: [table] }, fetchedAt: TEST_NOW - 60_000 };

describe("loading the World Cup", () => {
  test("has the rounds and the groups in their order, each group with its table, and the bracket", async () => {
    const { context, calls } = testContext(({ name }) => answers(name));
    const { stages, bracket: tree, facts, days, matchCount, fetched } = await loadWorldCup(context);
    const idsOf = (parts: readonly { matches: readonly { id: string }[] }[]) =>
      parts.map(({ matches: some }) => some.map(({ id }) => id));
    expect(stages.rounds.map(({ stage }) => stage)).toEqual(["round_of_16", "third_place", "final"]);
    expect(idsOf(stages.rounds)).toEqual([["49"], ["63"], ["64"]]);
    expect(stages.groups.map(({ letter, rows }) => [letter, rows.length])).toEqual([
      ["A", 1],
      ["B", 0],
    ]);
    expect(idsOf(stages.groups)).toEqual([["1", "3"], ["2"]]);
    expect(tree?.bracket).toBe(bracket);
    expect(facts).toMatchObject({ sport: "football", locale: "en" });
    expect(days["2022-12-18"]).toBe("Sun 18 Dec");
    expect(matchCount).toBe(6);
    expect(fetched).toEqual({ fetchedAt: TEST_NOW - 60_000, isLastGood: false });
    expect(calls.map(({ query }) => query)).toEqual([
      { leagueId: "75", season: "2022", timeZone: "UTC" },
      { leagueId: "75", season: "2022" },
      { leagueId: "75", season: "2022" },
    ]);
  });

  test("has the days of the visitor's zone", async () => {
    const { context } = testContext(({ name }) => answers(name), {
      visitor: { country: "NZ", timeZone: "Pacific/Auckland", savesData: false },
    });
    expect((await loadWorldCup(context)).days["2022-12-19"]).toBe("Mon 19 Dec");
  });

  test.each([
    ["hours after the last one ended", -6, false],
    ["while it may be corrected", -2, true],
    ["the day before", 20, true],
    ["days before", 72, false],
  ])("follows its matches where one can change: %s", async (_case, hours, isLive) => {
    const match = { ...finished, id: "1", kickOff: TEST_NOW + hours * 3_600_000, stage: "group", group: "A" } as const;
    const { context } = testContext(({ name }) =>
      name === "ranking" ? ranking : { value: { groups: [testGroup("75", [match])], hasNext: false } },
    );
    expect((await loadWorldCup(context)).canChange).toBe(isLive);
  });

  test("goes on without tables and bracket, and is then not cached", async () => {
    const { context, isCacheable } = testContext(({ name }) =>
      name === "worldCupMatches" ? list : Promise.reject(faultOf("timeout")),
    );
    const { stages, bracket: tree } = await loadWorldCup(context);
    expect(stages.groups.map(({ letter, rows }) => [letter, rows.length])).toEqual([
      ["A", 0],
      ["B", 0],
    ]);
    expect(tree).toBeUndefined();
    expect(isCacheable()).toBe(false);
  });

  test("is an error page without matches to show", async () => {
    const { context } = testContext(({ name }) => (name === "ranking" ? ranking : Promise.reject(faultOf("status"))));
    await expect(loadWorldCup(context)).rejects.toMatchObject({ data: { error: "upstream" }, init: { status: 503 } });
  });

  test("is an empty page, not a broken one, while the upstream has no matches", async () => {
    const { context } = testContext(({ name }) =>
      name === "ranking" ? ranking : { value: { groups: [], hasNext: false } },
    );
    expect(await loadWorldCup(context)).toMatchObject({ matchCount: 0, zone: [{ minutes: 420 }] });
  });
});
