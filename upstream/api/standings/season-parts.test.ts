import { describe, expect, it } from "vitest";
import type { SeasonMatch } from "../../competitions/standings/counted.ts";
import { roundRobin } from "../../competitions/standings/test-season.ts";
import { competitionById } from "../../competitions/world/world.ts";
import { ask, contextAt } from "./test-answers.ts";

const LEAGUE = "211";
const SEASON = "2024-25";
const CLUBS = competitionById(LEAGUE)!.teamIds;
const of = { competitionId: LEAGUE, season: SEASON };
const [upper, lower] = [CLUBS.slice(0, 6), CLUBS.slice(6)];
const REGULAR = [...roundRobin(CLUBS, 1, of), ...roundRobin(CLUBS, 100, of)];
// The second club wins the championship round.
const SECOND = [upper[1]!, upper[0]!, ...upper.slice(2)];
const SPLIT = [
  ...roundRobin(SECOND, 200, { ...of, part: "championship" }),
  ...roundRobin(SECOND, 300, { ...of, part: "championship" }),
  ...roundRobin(lower, 200, { ...of, part: "relegation" }),
];

/** The calls as if a season was stored. */
function storedSeason(matches: readonly SeasonMatch[]) {
  const states = new Map(matches.map(({ fixture, state }) => [fixture.id, state]));
  return contextAt(Date.parse("2025-07-01T00:00:00Z"), {
    takenSeasons: async () => new Set([`${LEAGUE} ${SEASON}`]),
    season: () => matches.map(({ fixture }) => fixture),
    find: (id) => matches.find(({ fixture }) => fixture.id === id)?.fixture,
    stateAt: (fixture) => states.get(fixture.id)!,
    timelineOf: () => ({ incidents: [], phases: [] }) as never,
  });
}

const season = { leagueId: LEAGUE, season: SEASON };
const tablesOf = async (query: object, matches = [...REGULAR, ...SPLIT]) =>
  (await ask("ranking", { ...season, ...query }, storedSeason(matches))).data;

describe("the tables of a league that has split", () => {
  it("are those after the split, unless another part is asked for", async () => {
    const { tables, parts } = await tablesOf({});
    expect(tables.map(({ tableId, round, reasons }) => [tableId, round, reasons])).toEqual([
      ["split-championship", "championship", ["halved_down"]],
      ["split-relegation", "relegation", ["halved_down"]],
    ]);
    expect(parts).toEqual([
      { partId: "regular", isCurrent: false, isShown: false },
      { partId: "split", isCurrent: true, isShown: true },
    ]);
    const before = await tablesOf({ subLeagueId: "regular" });
    expect(before.tables.map(({ tableId }) => tableId)).toEqual(["regular"]);
    await expect(tablesOf({ subLeagueId: "clausura" })).rejects.toMatchObject({ status: 404 });
  });

  it("have histories of places that go on from one another", async () => {
    const { data } = await ask("rankingHistory", season, storedSeason([...REGULAR, ...SPLIT]));
    const ranks = data.series.map(({ ranks: own }) => own.at(-1)!);
    expect([...ranks].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("name the champion of its championship round, and nobody before", async () => {
    const championsOf = async (matches: SeasonMatch[]) =>
      (await ask("competitionInfo", season, storedSeason(matches))).data.champions.filter(
        (one) => one.season === SEASON,
      );
    const [champion] = await championsOf([...REGULAR, ...SPLIT]);
    expect(champion?.team.teamId).toBe(upper[1]);
    expect(await championsOf(REGULAR)).toEqual([]);
  });
});
