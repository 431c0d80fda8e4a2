import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { SPORTS } from "#contract/tables/sports";
import { COMPETITIONS, TEAMS } from "../../competitions/world/world.ts";
import { COUNTRIES as COUNTRIES_OF_WORLD } from "../../data/countries/countries.ts";
import { FAN_FAVOURITES } from "../../data/countries/fan-favourites.ts";
import { worldFinders } from "./finders.ts";
import {
  audienceWeight,
  bestPlaces,
  competitionPopularity,
  followersWeight,
  interestInCompetition,
  teamPopularity,
} from "./popularity.ts";

test.each([
  [0, 0, 0],
  [1, 0.1, 1],
  [10, 5, 10],
  [100, 40, 50],
  [1_000, 150, 160],
  [10_000, 280, 320],
  [1_000_000, 550, 650],
])("%i followers weigh between %d and %d points", (count, least, most) => {
  expect(followersWeight(count)).toBeGreaterThanOrEqual(least);
  expect(followersWeight(count)).toBeLessThanOrEqual(most);
});

const places = bestPlaces(COMPETITIONS);
const SCORES = {
  teams: TEAMS.map((team) => teamPopularity(team, places)),
  competitions: [...COMPETITIONS.map(competitionPopularity)],
};

describe.each(Object.entries(SCORES))("the best known and the least known of all %s", (_, scores) => {
  const [best, least] = [Math.max(...scores), Math.min(...scores)];

  test.each([
    [5, false],
    [50, false],
    [10_000, true],
  ])("with %i followers the least known stands first: %s", (count, isFirst) => {
    expect(least + followersWeight(count) > best).toBe(isFirst);
  });
});

test("a popular competition stands before any other", () => {
  const ofEach = (isPopular: boolean) =>
    COMPETITIONS.filter((one) => (one.isPopular ?? false) === isPopular).map(competitionPopularity);
  expect(Math.min(...ofEach(true))).toBeGreaterThan(Math.max(...ofEach(false)));
});

const idOf = (key: string) => TEAMS.find((team) => team.key === key)!.id;

/** Keys of the ten most popular football teams for visitors from a country. */
function popularIn(country: string | undefined, counts = new Map<string, number>()): string[] {
  const weight = audienceWeight<(typeof TEAMS)[number]>(
    "teams",
    { sport: "football", country, counts },
    (team) => team.country === country,
  );
  const found = worldFinders("football").team.popular(10, weight);
  return found.map(({ thing }) => thing.key);
}

test.each([
  ["TH", ["liverpool", "buriram-united", "thailand"]],
  ["BR", ["flamengo", "corinthians", "brazil"]],
  ["VN", ["vietnam", "ha-noi-fc", "manchester-united"]],
  ["KH", ["cambodia", "phnom-penh-crown", "liverpool"]],
  [undefined, ["real-madrid", "liverpool", "barcelona"]],
  ["SE", ["real-madrid", "liverpool", "barcelona"]],
])("visitors from %s find the teams that fans there follow", (country, keys) => {
  expect(popularIn(country)).toEqual(expect.arrayContaining(keys));
});

test("a team followed by thousands of members in a country stands before that country's favourites", () => {
  expect(popularIn("TH", new Map([[idOf("chiangrai-united"), 5_000]]))[0]).toBe("chiangrai-united");
  expect(popularIn("TH", new Map([[idOf("chiangrai-united"), 1]]))[0]).toBe("liverpool");
});

test("after a country's favourites come its other teams", () => {
  const weight = audienceWeight<(typeof TEAMS)[number]>(
    "teams",
    { sport: "football", country: "TH", counts: new Map() },
    (team) => team.country === "TH",
  );
  const found = worldFinders("football")
    .team.popular(20, weight)
    .map(({ thing }) => thing);
  const rest = found.filter(({ key }) => !FAN_FAVOURITES.football.countries.TH?.teams.includes(key));
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.every(({ country }) => country === "TH")).toBe(true);
});

describe.each(SPORTS.map(({ code }) => code))("the fan favourites of %s", (sport) => {
  const { elsewhere, countries } = FAN_FAVOURITES[sport];
  const rows = Object.entries({ elsewhere, ...countries });
  const keysOf = (entries: readonly ((typeof TEAMS)[number] | (typeof COMPETITIONS)[number])[]) =>
    new Set(entries.filter((entry) => entry.sport === sport).map(({ key }) => key));
  const known = { teams: keysOf(TEAMS), competitions: keysOf(COMPETITIONS) };

  test("have a row for each country of the site", () => {
    expect(Object.keys(countries).sort()).toEqual(COUNTRIES.map(({ code }) => code).sort());
  });

  test.each(rows)("of %s exist, once each", (_, row) => {
    for (const kind of ["teams", "competitions"] as const) {
      expect(row[kind].filter((key) => !known[kind].has(key))).toEqual([]);
      expect(new Set(row[kind]).size).toBe(row[kind].length);
    }
  });
});

test.each<[string, string | undefined, string, string]>([
  ["Thai fans: their league before Spain's", "TH", "461", "321"],
  ["Brazilian fans: their league before Thailand's", "BR", "401", "461"],
  ["fans from nowhere known: the Champions League before Thailand's", undefined, "103", "461"],
  ["Thai fans: England's league before Germany's second", "TH", "101", "332"],
])("%s", (_case, country, more, less) => {
  const interestOf = (id: string) => {
    const competition = COMPETITIONS.find((one) => one.id === id)!;
    const code = COUNTRIES_OF_WORLD.find((one) => one.id === competition.countryId)?.code;
    return interestInCompetition(competition, { country, isAtHome: code === country });
  };
  expect(interestOf(more)).toBeGreaterThan(interestOf(less));
});
