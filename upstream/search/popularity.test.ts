import { describe, expect, test } from "vitest";
import { COMPETITIONS, TEAMS } from "../world/world.ts";
import { bestPlaces, competitionPopularity, followersWeight, teamPopularity } from "./popularity.ts";

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
