import { describe, expect, it } from "vitest";
import { clubsKnownAt } from "../../competitions/world/season-clubs.ts";
import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import type { Fixture } from "../../match/match.ts";
import { createRandom } from "../../platform/random.ts";
import { sampleOf } from "../../test-sweep.ts";
import { drawLeaguePhase, drawZone } from "./league-phase-draw.ts";
import { seasonLabel } from "./season.ts";
import { WORLD_ENGINE as engine } from "./test-world-engine.ts";

const YEARS = [2026, 2023, 2024, 2025, 2027, 2028];
const drawn = COMPETITIONS.filter(({ format }) => format.kind === "league_phase_cup" || format.kind === "groups_cup");
const clubCups = drawn.filter(({ key }) => key !== "asean-championship");
const cases = clubCups.flatMap((competition) => sampleOf(YEARS, 3).map((year) => ({ competition, year })));
const countryOf = (id: string): string => teamById(id)!.country;

/** Before the first match, so that nothing is played: matches whose teams are drawn. */
const firstStage = ({ competition, year }: (typeof cases)[number]): Fixture[] =>
  engine
    .season(
      competition.id,
      seasonLabel(competition.calendar!, year),
      Math.max(Date.UTC(2020, 0, 1), clubsKnownAt(competition, year)),
    )
    .filter(({ stage }) => stage === "league_phase" || stage === "group");

describe("the draw of a continental cup", () => {
  it.each(cases)("pairs no clubs of one country before the knock-out rounds ($competition.key $year)", (one) => {
    const fixtures = firstStage(one);
    expect(fixtures.length).toBeGreaterThan(40);
    const pairs = fixtures.filter(({ homeId, awayId }) => countryOf(homeId) === countryOf(awayId));
    expect(pairs).toEqual([]);
  });

  it.each(cases)("keeps zones apart, and has as many at home as away ($competition.key $year)", (one) => {
    const { format } = one.competition;
    const zones = format.kind === "league_phase_cup" || format.kind === "groups_cup" ? (format.zones ?? []) : [];
    const zoneOf = (id: string): number => zones.findIndex((zone) => zone.includes(countryOf(id)));
    const fixtures = firstStage(one);
    expect(fixtures.filter(({ homeId, awayId }) => zoneOf(homeId) !== zoneOf(awayId))).toEqual([]);
    if (zones.length > 0) expect(fixtures.filter(({ homeId }) => zoneOf(homeId) === -1)).toEqual([]);
    for (const [id, played] of Map.groupBy(
      fixtures.flatMap(({ homeId, awayId }) => [`${homeId} home`, `${awayId} away`]),
      (side) => side.split(" ")[0]!,
    )) {
      const homes = played.filter((side) => side === `${id} home`).length;
      expect(Math.abs(2 * homes - played.length)).toBeLessThanOrEqual(2);
    }
  });
});

describe("a drawn league phase", () => {
  const trios = ["A", "A", "A", "B", "B", "B", "C", "C", "C", "D", "D", "E"];

  it("of twelve clubs with three of each country gives eight opponents of others", () => {
    const days = drawZone(trios, 8, createRandom("zone"));
    const met = new Set(days.flat().map((pair) => pair.toSorted((one, other) => one - other).join(" ")));
    expect(met.size).toBe(48);
    expect(days.flat().filter(([home, away]) => trios[home] === trios[away])).toEqual([]);
    for (const day of days) expect(new Set(day.flat()).size).toBe(12);
  });

  it("is drawn also where one country has too many clubs", () => {
    const days = drawLeaguePhase(new Array(12).fill("A"), 6, createRandom("phase"));
    expect(days.map((day) => new Set(day.flat()).size)).toEqual(new Array(6).fill(12));
  });
});
