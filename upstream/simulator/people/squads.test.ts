import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { TEAMS, teamById } from "../../competitions/world/world.ts";
import { runsOf, sampleOf } from "../../test-sweep.ts";
import { originById } from "./careers.ts";
import { allClubs } from "./clubs.ts";
import { spellsFrom } from "./spells.ts";
import { coachAt, playerById, squadAt } from "./squads.ts";
import { startOfWindow, windowAt } from "./windows.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
/** Market by market, since a market's window is computed once for all of its clubs. */
const CLUBS = [...allClubs()]
  .filter(({ isNational }) => !isNational)
  .sort((a, b) => (a.market < b.market ? -1 : a.market > b.market ? 1 : a.number - b.number));
/** Whole markets, since players move within one. */
const MARKETS = new Set(sampleOf([...new Set(CLUBS.map(({ market }) => market))], 3));

const NATIONAL = TEAMS.filter(({ isNational }) => isNational);

/** A few half-years of different decades: a window's markets are computed once for all clubs. */
const windows = fc.constantFrom(1962 * 2, 2019 * 2 + 1, 2024 * 2 + 1, 2026 * 2, 2026 * 2 + 1, 2077 * 2 + 1);
/** Of every kind and region. */
const clubs = fc.constantFrom(...CLUBS.filter((_, index) => index % 23 === 0));

const ageOn = (birthDate: string, instant: number): number => (instant - Date.parse(birthDate)) / (365.25 * 86_400_000);

describe("squads", () => {
  it("have everyone once in the world, at any instant", () => {
    for (const instant of [NOW]) {
      const ids = CLUBS.filter(({ market }) => MARKETS.has(market)).flatMap(({ team }) =>
        squadAt(team, instant).map(({ player }) => player.id),
      );
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("have a number each, ages from 16 to 40, and nearly every place filled", () => {
    fc.assert(
      fc.property(clubs, windows, (club, window) => {
        const instant = startOfWindow(window) + 40 * 86_400_000;
        const squad = squadAt(club.team, instant);
        const places = club.sport === "basketball" ? 15 : 26;
        expect(Math.abs(squad.length - places)).toBeLessThanOrEqual(9);
        expect(new Set(squad.map(({ number }) => number)).size).toBe(squad.length);
        for (const { player, skill, since } of squad) {
          expect(ageOn(player.birthDate, instant)).toBeGreaterThanOrEqual(16);
          expect(ageOn(player.birthDate, instant)).toBeLessThan(41);
          expect(skill).toBeGreaterThan(0);
          expect(skill).toBeLessThan(100);
          expect(since).toBeLessThanOrEqual((window + 1) >> 1);
        }
      }),
      { numRuns: runsOf(60) },
    );
  });

  it("have keepers, defenders, midfielders and forwards once the transfer window has closed", () => {
    const roles = squadAt(teamById("20101")!, NOW).map(({ player }) => player.role);
    const counts = ["G", "D", "M", "F"].map((role) => roles.filter((one) => one === role).length);
    for (const [index, least] of [3, 7, 6, 4].entries()) expect(counts[index]).toBeGreaterThanOrEqual(least);
  });

  it("always have two keepers", () => {
    const summer = Date.parse("2026-06-10T00:00:00Z");
    for (const { team, sport } of CLUBS.filter((_, index) => index % 97 === 0)) {
      for (let day = 0; day < 100 && sport === "football"; day += 3) {
        const keepers = squadAt(team, summer + day * 86_400_000).filter(({ player }) => player.role === "G");
        expect(keepers.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it("are the same list at each asking until somebody comes or goes", () => {
    fc.assert(
      fc.property(clubs, windows, fc.integer({ min: 0, max: 180 }), ({ team }, window, day) => {
        const instant = startOfWindow(window) + day * 86_400_000;
        const squad = squadAt(team, instant);
        expect(squadAt(team, instant + 3_600_000)).toBe(squad);
      }),
      { numRuns: runsOf(60) },
    );
  });

  it("are better in stronger teams, with a spread", () => {
    const mean = (id: string) => {
      const skills = squadAt(teamById(id)!, NOW).map(({ skill }) => skill);
      return {
        mean: skills.reduce((sum, one) => sum + one, 0) / skills.length,
        spread: Math.max(...skills) - Math.min(...skills),
      };
    };
    expect(mean("20101").mean).toBeGreaterThan(mean("30601").mean + 3);
    expect(mean("20101").spread).toBeGreaterThan(8);
  });

  it("of youth teams are young", () => {
    for (const { team, youth } of CLUBS.filter(({ youth }) => youth).filter((_, index) => index % 9 === 0))
      for (const { player } of squadAt(team, NOW)) expect(ageOn(player.birthDate, NOW)).toBeLessThan(youth!.maxAge + 1);
  });

  it("of the NBA have nobody under 19, those of the WNBA nobody under 21, on any day of a year", () => {
    for (const { team, draftAge = 0 } of CLUBS.filter((club) => club.draftAge))
      for (const month of [0, 3, 6, 9]) {
        const day = Date.UTC(2026, month, 20);
        for (const { player } of squadAt(team, day))
          expect(ageOn(player.birthDate, day)).toBeGreaterThanOrEqual(draftAge - 1);
      }
  });

  it("are unknown of a team that an import brought", () => {
    const imported = { ...teamById("20101")!, id: "90001" };
    expect(squadAt(imported, NOW)).toEqual([]);
    expect(coachAt(imported, NOW)).toBeUndefined();
  });
});

describe("national teams", () => {
  it("pick their own, each once, with numbers 1 to 26", () => {
    for (const team of sampleOf(NATIONAL, 8)) {
      const squad = squadAt(team, NOW);
      expect(squad.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 26 }, (_, i) => i + 1),
      );
      expect(new Set(squad.map(({ player }) => player.id)).size).toBe(26);
      expect(squad.filter(({ player }) => player.role === "G")).toHaveLength(3);
      for (const { player } of squad) expect(player.country).toBe(team.country);
    }
  });

  it("of football's large countries come from the world's clubs", () => {
    for (const country of ["BR", "ES", "GB-ENG", "DE", "JP"]) {
      const team = NATIONAL.find((one) => one.country === country)!;
      for (const { player } of squadAt(team, NOW)) expect(playerById(player.id, NOW)?.team?.isNational).toBeUndefined();
    }
  });
});

describe("careers", () => {
  it("join spell to spell, without overlap, and are where the squads say", () => {
    fc.assert(
      fc.property(clubs, windows, fc.nat(), (club, window, place) => {
        const instant = startOfWindow(window) + 70 * 86_400_000;
        const squad = squadAt(club.team, instant);
        const { player } = squad[place % squad.length]!;
        const spells = spellsFrom(originById(player.id)!);
        for (const [
          index,
          {
            from,
            until,
            club: { team },
          },
        ] of spells.entries()) {
          expect(until).toBeGreaterThan(from);
          if (index > 0) expect(from).toBe(spells[index - 1]!.until);
          expect(squadAt(team, from).map((one) => one.player.id)).toContain(player.id);
          expect(squadAt(team, until).map((one) => one.player.id)).not.toContain(player.id);
        }
        expect(playerById(player.id, instant)?.team?.id).toBe(club.team.id);
      }),
      { numRuns: runsOf(40) },
    );
  });

  test.each(["", "x", "2010100", "20101002026x", "20101272026", "00000002026"])("%j is nobody's id", (id) => {
    expect(playerById(id)).toBeUndefined();
  });

  it("of coaches are told by id too, and no coach is a player", () => {
    const coach = coachAt(teamById("20101")!, NOW)!;
    expect(coach.id.slice(5, 7)).toBe("90");
    expect(playerById(coach.id)).toBeUndefined();
    expect(ageOn(coach.birthDate, NOW)).toBeGreaterThan(34);
  });
});

describe("windows", () => {
  test.each([
    ["2026-06-30T23:59:59Z", 2026 * 2],
    ["2026-07-01T00:00:00Z", 2026 * 2 + 1],
    ["2026-12-31T23:59:59Z", 2026 * 2 + 1],
    ["2027-01-01T00:00:00Z", 2027 * 2],
  ])("%s is in the window %i", (instant, window) => {
    expect(windowAt(Date.parse(instant))).toBe(window);
  });
});
