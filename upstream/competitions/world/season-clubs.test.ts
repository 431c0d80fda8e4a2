import { describe, expect, it } from "vitest";
import { FIRST_YEAR, LISTED_YEAR } from "../../data/competitions/exchanges/exchange.ts";
import { EXCHANGES } from "../../data/competitions/exchanges/exchanges.ts";
import { clubsKnownAt, clubsOf, everyClubOf, inSeason, leaversOf, PAIRS, playingClubs } from "./season-clubs.ts";
import { COMPETITIONS, competitionById, teamById } from "./world.ts";

const YEARS = Array.from({ length: LISTED_YEAR + 2 - FIRST_YEAR }, (_, after) => FIRST_YEAR + after);
const LEAGUES = COMPETITIONS.filter(({ id }) => PAIRS.some(({ upper, lower }) => id === upper || id === lower));
const idOf = (key: string): string =>
  LEAGUES.flatMap(({ teamIds }) => teamIds).find((id) => teamById(id)!.key === key)!;
const league = (id: string) => competitionById(id)!;
const teamOf = (id: string) => teamById(id)!;

describe("the clubs of a league in a season", () => {
  it.each([
    ["wrexham", { 2022: "306", 2023: "306", 2024: "305", 2025: "304", 2026: "302" }],
    ["luton-town", { 2023: "302", 2024: "101", 2025: "302", 2026: "304" }],
    ["arsenal", { 1999: "101", 2025: "101", 2026: "101", 2031: "101" }],
    ["holstein-kiel", { 2024: "332", 2025: "331", 2026: "332" }],
    ["remo", { 2024: "403", 2025: "402", 2026: "401", 2027: "402", 2028: "402" }],
    ["ninh-binh", { 2025: "767", 2026: "766" }],
  ] as const)("%s", (key, expected) => {
    const found = Object.keys(expected).map((year) => {
      const own = LEAGUES.filter((one) => clubsOf(one, Number(year)).includes(idOf(key)));
      return [year, own.map(({ id }) => id).join()];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it("are as many as ever, and nobody is in two leagues", () => {
    for (const year of YEARS) {
      for (const one of LEAGUES) expect(clubsOf(one, year), `${one.key} ${year}`).toHaveLength(one.teamIds.length);
      const all = LEAGUES.flatMap((one) => clubsOf(one, year));
      expect(new Set(all).size, String(year)).toBe(all.length);
    }
  });

  it("are the listed ones this season, and never change in other competitions", () => {
    for (const one of COMPETITIONS) expect(clubsOf(one, LISTED_YEAR)).toBe(one.teamIds);
    for (const id of ["307", "121", "8001", "601"]) {
      expect(clubsOf(league(id), FIRST_YEAR)).toBe(league(id).teamIds);
      expect(everyClubOf(league(id))).toBe(league(id).teamIds);
    }
  });

  it("are those of its leagues in a cup that has not the league below", () => {
    const ofLeagues = (ids: string[], year: number) => ids.flatMap((id) => clubsOf(league(id), year)).sort();
    for (const year of YEARS) {
      expect([...clubsOf(league("309"), year)].sort()).toEqual(ofLeagues(["101", "302", "304", "305"], year));
      expect([...clubsOf(league("388"), year)].sort()).toEqual(ofLeagues(["385"], year));
      expect([...clubsOf(league("404"), year)].sort()).toEqual(ofLeagues(["401", "402"], year));
    }
    expect(clubsKnownAt(league("309"), LISTED_YEAR + 1)).toBeGreaterThan(Date.parse("2027-05-01T00:00Z"));
  });

  it("are in continental cups those of the stored seasons, the later ones those of the last", () => {
    expect(clubsOf(league("103"), FIRST_YEAR)).toBe(league("103").teamIds);
    expect(clubsOf(league("103"), LISTED_YEAR + 1)).not.toEqual(league("103").teamIds);
    expect(clubsOf(league("103"), LISTED_YEAR + 9)).toEqual(clubsOf(league("103"), LISTED_YEAR + 1));
    expect(everyClubOf(league("103")).length).toBeGreaterThan(league("103").teamIds.length);
    const other = { id: "103", teamIds: ["1", "2"] };
    expect(clubsOf(other, LISTED_YEAR + 1)).toBe(other.teamIds);
  });

  it("leave one league for the other, as many up as down", () => {
    for (const { upper, lower } of PAIRS) {
      for (const year of YEARS.slice(0, -1)) {
        const [down, up] = [leaversOf(upper, year).down, leaversOf(lower, year).up];
        expect(up.length, `${upper} ${year}`).toBe(down.length);
        expect(down.length).toBeGreaterThan(0);
        for (const [ids, from, to] of [
          [down, upper, lower],
          [up, lower, upper],
        ] as const) {
          expect(clubsOf(league(from), year)).toEqual(expect.arrayContaining([...ids]));
          expect(clubsOf(league(to), year + 1)).toEqual(expect.arrayContaining([...ids]));
        }
      }
    }
    expect(Object.keys(EXCHANGES)).toHaveLength(PAIRS.length);
  });

  it("are known when the last of the seasons that decide them is over", () => {
    expect(clubsKnownAt(league("307"), 2027)).toBe(0);
    expect(clubsKnownAt(league("101"), FIRST_YEAR)).toBe(0);
    const known = clubsKnownAt(league("302"), LISTED_YEAR + 1);
    expect(known).toBeGreaterThan(Date.parse("2027-05-23T00:00Z"));
    expect(known).toBeLessThan(Date.parse("2027-05-25T00:00Z"));
    expect(clubsKnownAt(league("302"), 2040)).toBe(known);
  });
});

describe("the strengths of a season", () => {
  it("are those of the list; the weakest go down, the strongest come up", () => {
    const all = (id: string, year: number) => playingClubs(league(id), year, teamOf);
    const strengths = (id: string, year: number) => all(id, year).map(({ strength }) => strength);
    for (const year of YEARS) expect(strengths("302", year).sort()).toEqual(strengths("302", LISTED_YEAR).sort());
    const sorted = all("302", 2025).sort((one, other) => one.strength - other.strength);
    const { up, down } = leaversOf("302", 2025);
    expect(
      sorted
        .slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...down].sort());
    expect(
      sorted
        .slice(-3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...up].sort());
  });

  it.each([
    ["101", "2026-27", "wolverhampton-wanderers", 72],
    ["307", "2024-25", "luton-town", 57],
    ["101", "2024-25", "luton-town", 69],
    ["306", "2022-23", "wrexham", 38],
  ])("of %s in %s: %s has %i", (competitionId, season, key, strength) => {
    expect(inSeason(teamById(idOf(key))!, { competitionId, season }).strength).toBe(strength);
  });
});
