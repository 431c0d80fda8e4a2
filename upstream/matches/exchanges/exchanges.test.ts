import { describe, expect, it } from "vitest";
import type { ZoneKey } from "#contract/tables/standings-keys";
import { clubsKnownAt, clubsOf, leaversOf, PAIRS } from "../../competitions/world/season-clubs.ts";
import { competitionById } from "../../competitions/world/world.ts";
import { FIRST_YEAR, LISTED_YEAR } from "../../data/competitions/exchanges/exchange.ts";
import { PROMOTION_PLAY_OFFS } from "../../data/competitions/promotion-play-offs.ts";
import { seasonLabel } from "../../simulator/engine/season.ts";
import { WORLD_ENGINE } from "../../simulator/engine/test-world-engine.ts";
import { sampleOf } from "../../test-sweep.ts";
import { winnerOfCup } from "./cup-qualifiers.ts";
import { isSecondTeam, neighboursOf } from "./decide-seasons.ts";
import { type FinalPlace, finalTable } from "./final-places.ts";
import { fitsExchange } from "./fits-exchange.ts";
import { nextExchange, withoutTeams } from "./next-exchange.ts";

const league = (id: string) => competitionById(id)!;

const table = (...zones: (ZoneKey | "")[]): FinalPlace[] =>
  zones.map((zone, place) => ({ teamId: String.fromCharCode(97 + place), ...(zone && { zone }) }));

describe("a table and an exchange", () => {
  const MIDDLE = table("promotion", "promotion_playoff", "promotion_playoff", "", "relegation_playoff", "relegation");
  const BOTH = { hasUpper: true, hasLower: true };

  it.each([
    ["everybody at once", { up: ["a"], down: ["f"] }, BOTH, true],
    ["by play-offs as well", { up: ["a", "c"], down: ["e", "f"] }, BOTH, true],
    ["from the middle", { up: ["a", "d"], down: ["f"] }, BOTH, false],
    ["without the champion", { up: ["b"], down: ["f"] }, BOTH, false],
    ["without the last", { up: ["a"], down: ["e"] }, BOTH, false],
    ["nobody, below the last league", { up: ["a"], down: [] }, { hasUpper: true, hasLower: false }, true],
  ])("%s", (_, leavers, neighbours, fits) => {
    expect(fitsExchange(MIDDLE, leavers, neighbours)).toBe(fits);
  });

  const UPPER = table("", "", "relegation_playoff", "relegation", "relegation");
  it.each([
    ["as many as the places", table("promotion", "promotion", "promotion_playoff"), "", ["d", "e"], ["a", "b"]],
    ["one by a play-off", table("promotion", "promotion_playoff", ""), "", ["d", "e"], ["a", "b"]],
    ["without a club's second team", table("promotion", "promotion", "", ""), "a", ["d", "e"], ["b", "c"]],
    ["more places than are free", table("promotion", "promotion", "promotion"), "", ["d", "e"], ["a", "b"]],
  ])("%s", (_, lower, second, down, up) => {
    const promotable = withoutTeams(lower, (id) => id === second);
    expect(nextExchange(UPPER, promotable, "x")).toEqual({ down, up });
  });

  it("the winner of the play-offs that are played", () => {
    const lower = table(
      "promotion",
      "promotion_playoff",
      "promotion_playoff",
      "promotion_playoff",
      "promotion_playoff",
    );
    for (const winner of ["b", "c", "d", "e"])
      expect(nextExchange(UPPER, lower, "x", winner)).toEqual({ down: ["d", "e"], up: ["a", winner] });
  });
});

const ALL = PAIRS.flatMap((pair) =>
  [2023, 2024, 2025, LISTED_YEAR].map((year) => ({ ...pair, year, name: `${pair.upper} ${pair.lower} ${year}` })),
);

describe("a simulated season", () => {
  it.each(sampleOf(ALL, 13))("of $name relegates and promotes by its tables", async ({ upper, lower, year }) => {
    for (const id of [upper, lower]) {
      const { places, overAt } = await finalTable(WORLD_ENGINE, league(id), year);
      const eligible = year < LISTED_YEAR || id === upper ? places : withoutTeams(places, isSecondTeam);
      expect(fitsExchange(eligible, leaversOf(id, year), neighboursOf(id)), id).toBe(true);
      expect(overAt).toBeLessThanOrEqual(clubsKnownAt(league(id), year + 1));
    }
  });

  it.each(
    Object.keys(PROMOTION_PLAY_OFFS).flatMap((id) =>
      [2023, 2024, 2025, LISTED_YEAR].map((year) => [id, year] as const),
    ),
  )("of %s %i sends up the winner of its play-offs", (id, year) => {
    const { teamId, overAt } = winnerOfCup(WORLD_ENGINE, league(id), year);
    expect(leaversOf(id, year).up).toContain(teamId);
    expect(overAt).toBeLessThanOrEqual(clubsKnownAt(league(id), year + 1));
  });

  it.each(sampleOf(ALL, 9))("after $name has other clubs, known when it is over", ({ upper, year }) => {
    const competition = league(upper);
    const season = seasonLabel(competition.calendar!, year + 1);
    const knownAt = clubsKnownAt(competition, year + 1);
    expect(WORLD_ENGINE.season(upper, season, knownAt - 1)).toEqual([]);
    const fixtures = WORLD_ENGINE.season(upper, season, knownAt);
    expect(new Set(fixtures.map(({ homeId }) => homeId))).toEqual(new Set(clubsOf(competition, year + 1)));
    const [first] = fixtures;
    expect(WORLD_ENGINE.find(first!.id, knownAt - 1)).toBeUndefined();
    expect(first!.kickOff).toBeGreaterThan(knownAt);
  });

  it("was always known before the first exchange", () => {
    expect(WORLD_ENGINE.season("101", `${FIRST_YEAR}-24`, 0).length).toBe(380);
  });
});
