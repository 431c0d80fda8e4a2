import { describe, expect, it, test } from "vitest";
import { DAY } from "#contract/time/units";
import { COMPETITIONS, competitionById, TEAMS, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import { CULTURES_BY_COUNTRY, CULTURES_BY_REGION } from "../../data/countries/naming-cultures.ts";
import { CULTURES } from "../../data/names/cultures.ts";
import { REAL_NAMES } from "../../data/names/real-names.ts";
import { KNOWN_VENUES } from "../../data/venues/known-venues.ts";
import type { Fixture } from "../../match/match.ts";
import { sampleOf } from "../../test-sweep.ts";
import { absenceOf, absencesAt, spellsOf } from "./absences.ts";
import { clubByNumber } from "./clubs.ts";
import { marketValueOf } from "./market-value.ts";
import { cultureOf } from "./nationality.ts";
import { pairsOf } from "./person-name.ts";
import { knownPlayer } from "./player.ts";
import { refereeOf } from "./referees.ts";
import { squadAt } from "./squads.ts";
import { foundedOf, toVenue } from "./venues.ts";
import { windowAt } from "./windows.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("names", () => {
  it("exist for every culture that a country names, and for every country", () => {
    const ofCountries = Object.values(CULTURES_BY_COUNTRY).flatMap((row) =>
      row.split(" ").map((part) => part.split("*")[0]!),
    );
    for (const culture of [...ofCountries, ...Object.values(CULTURES_BY_REGION)])
      expect(Object.keys(CULTURES)).toContain(culture);
    for (const { code } of COUNTRIES) expect(CULTURES[cultureOf(code, 1)]).toBeDefined();
  });

  test.each(Object.entries(CULTURES))(
    "of %s are wide enough, each once, in base letters of its script",
    (_, culture) => {
      expect(pairsOf(culture)).toBeGreaterThan(1_900);
      for (const names of [culture.given, culture.family.filter((_name, index, all) => all.indexOf(_name) === index)]) {
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[\p{Lu}'][\p{L}\p{M}' .|-]*$/u);
      }
    },
  );

  const SCRIPTS = [
    ["TH", "th", /^[\p{Script=Thai} ]+$/u],
    ["KH", "kh", /^[\p{Script=Khmer} ]+$/u],
    ["CN", "zh-Hans", /^\p{Script=Han}{2,4}$/u],
    ["HK", "zh-Hant", /^\p{Script=Han}{2,5}$/u],
    ["KR", "zh-Hans", /^\p{Script=Han}{2,4}$/u],
    ["JP", "zh-Hant", /^\p{Script=Han}{2,6}$/u],
    ["VN", "vn", /^[\p{Script=Latin}\p{M} ]+$/u],
    ["VN", "zh-Hans", /^\p{Script=Han}{2,4}$/u],
  ] as const;
  test.each(SCRIPTS)("of %s have their own form in %s", (country, locale, pattern) => {
    const players = TEAMS.filter((team) => team.country === country && !team.isNational)
      .slice(0, 12)
      .flatMap((team) => squadAt(team, NOW).map(({ player }) => player))
      .filter((player) => player.country === country);
    expect(players.length).toBeGreaterThan(100);
    for (const { names } of players) expect(names[locale]).toMatch(pattern);
  });

  it("hardly repeat within a league", () => {
    for (const id of ["101", "321", "331", "341", "351", "401", "461", "511", "766", "8001", "8030"]) {
      const teams = competitionById(id)!.teamIds.map((one) => teamById(one)!);
      const names = teams.flatMap((team) => squadAt(team, NOW).map(({ player }) => player.names.en));
      expect(names.length - new Set(names).size).toBeLessThanOrEqual(Math.ceil(names.length / 100));
    }
  });

  it("are no well-known player's", () => {
    const leagues = ["101", "321", "331", "341", "351", "401", "385", "381", "621", "511", "8001", "8010"];
    for (const teamId of leagues.flatMap((id) => competitionById(id)!.teamIds))
      for (const { player } of squadAt(teamById(teamId)!, NOW)) expect(REAL_NAMES.has(player.names.en)).toBe(false);
  });
});

describe("absences", () => {
  const team = teamById("20101")!;

  it("are in the player's own list, begun, not yet over, and one at a time", () => {
    for (let week = 0; week < 60; week++) {
      const instant = NOW + week * 7 * DAY;
      for (const absence of absencesAt(team, instant)) {
        expect(absence.from).toBeLessThanOrEqual(instant);
        expect(absence.until).toBeGreaterThan(instant);
        expect(spellsOf(absence.player, windowAt(instant) - 20, instant)).toContainEqual(absence);
        expect(absenceOf(absence.player, instant)).toEqual(absence);
      }
    }
  });

  it("begin with the career at the earliest", () => {
    // Whole countries, since the players of one are drawn together.
    const countries = new Set(sampleOf([...new Set(TEAMS.map(({ country }) => country))], 6));
    const newcomers = TEAMS.filter(({ country }) => countries.has(country))
      .flatMap((one) => squadAt(one, NOW).map(({ player }) => player))
      .filter(({ id }) => id.endsWith("2026"));
    expect(newcomers.length).toBeGreaterThan(50);
    for (const player of newcomers) {
      const absence = absenceOf(player, NOW);
      if (absence) expect(spellsOf(player, knownPlayer(player.id)!.origin.start, NOW)).toContainEqual(absence);
    }
  });

  it("never overlap in a career", () => {
    for (const { player } of squadAt(team, NOW)) {
      const spells = spellsOf(player, windowAt(NOW) - 30, NOW);
      for (const [index, { from }] of spells.slice(1).entries()) expect(from).toBeGreaterThan(spells[index]!.until);
    }
  });

  it("are a few a team", () => {
    const counts = TEAMS.slice(0, 200).map((one) => absencesAt(one, NOW).length);
    const mean = counts.reduce((sum, one) => sum + one, 0) / counts.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(3.5);
  });
});

describe("referees", () => {
  const fixture = (competitionId: string, homeId: string, awayId: string, id: string): Fixture => ({
    id,
    competitionId,
    season: "2026-27",
    stage: "regular",
    kickOff: NOW,
    isTimeConfirmed: true,
    homeId,
    awayId,
    source: "simulated",
  });

  it("are of the competition's country, the same each time, of an age", () => {
    for (let number = 0; number < 200; number++) {
      const match = fixture("101", "20101", "20102", `1010120260${String(number).padStart(3, "0")}`);
      const referee = refereeOf(match, competitionById("101")!);
      expect(referee.country).toBe("GB-ENG");
      expect(refereeOf({ ...match }, competitionById("101")!)).toBe(referee);
      const age = 2026 - Number(referee.birthDate.slice(0, 4));
      expect(age).toBeGreaterThanOrEqual(31);
      expect(age).toBeLessThan(50);
    }
  });

  it("are of a third country between countries", () => {
    const countries = new Set<string>();
    for (let number = 0; number < 60; number++) {
      const match = fixture("103", "20101", "20501", `1030120260${String(number).padStart(3, "0")}`);
      countries.add(refereeOf(match, competitionById("103")!).country);
    }
    expect(countries).not.toContain("GB-ENG");
    expect(countries).not.toContain("ES");
    expect(countries.size).toBeGreaterThan(5);
  });

  it("exist for every competition", () => {
    for (const competition of COMPETITIONS) {
      const [home = "10001", away = "10002"] = competition.teamIds;
      expect(refereeOf(fixture(competition.id, home, away, "1010120260001"), competition).names.en).toMatch(/\S/);
    }
  });
});

describe("grounds", () => {
  it("are of clubs and countries that the world has, in every row", () => {
    const keys = new Set(
      TEAMS.map(({ sport, isNational, country, key }) =>
        isNational ? `national ${country}` : `${sport === "basketball" ? "basketball " : ""}${country}/${key}`,
      ),
    );
    for (const [key, { capacity, founded }] of KNOWN_VENUES) {
      expect(keys).toContain(key);
      expect(capacity).toBeGreaterThan(1_000);
      expect(founded).toBeGreaterThan(1840);
    }
  });

  it("exist for every team, with surface and capacity, indoors for basketball", () => {
    for (const team of TEAMS) {
      const venue = toVenue(team);
      expect(venue.name).toMatch(/^\S.*\S$/);
      expect(venue.name).not.toContain("{}");
      expect(venue.capacity).toBeGreaterThan(300);
      expect(venue.capacity).toBeLessThan(110_000);
      expect(venue.surface === "indoor").toBe(team.sport === "basketball");
      expect(foundedOf(team)).toBeGreaterThan(1840);
    }
  });

  it("are a name and no more for a team that an import brought", () => {
    const imported = { ...teamById("20101")!, id: "90001", names: { en: "Somewhere" } };
    expect(toVenue(imported)).toEqual({ id: "9000180", name: "Somewhere Stadium", country: "GB-ENG" });
    expect(foundedOf(imported)).toBeUndefined();
  });
});

describe("market values", () => {
  const [city, buriram] = ["20113", "30601"].map((id) => clubByNumber(Number(id))!);

  it("rise with skill, fall with age, and follow what a country's clubs pay", () => {
    expect(marketValueOf(city!, { skill: 92, age: 25 })).toBeGreaterThan(60_000_000);
    expect(marketValueOf(city!, { skill: 60, age: 25 })).toBeLessThan(2_500_000);
    expect(marketValueOf(city!, { skill: 85, age: 34 })).toBeLessThan(marketValueOf(city!, { skill: 85, age: 27 }) / 5);
    expect(marketValueOf(city!, { skill: 85, age: 25, isKeeper: true })).toBeLessThan(
      marketValueOf(city!, { skill: 85, age: 25 }),
    );
    expect(marketValueOf(buriram!, { skill: 85, age: 25 })).toBeLessThan(2_000_000);
  });
});
