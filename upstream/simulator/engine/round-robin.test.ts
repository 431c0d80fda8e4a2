import { describe, expect, it } from "vitest";
import { matchesOfRound, robinRound, roundsOfRobin } from "./round-robin.ts";

const roundsFor = (teams: number, robins: number) =>
  Array.from({ length: robins * roundsOfRobin(teams) }, (_, round) => robinRound(teams, round));

const SIZES = [2, 3, 4, 5, 8, 9, 16, 18, 19, 20, 24];

describe("a round robin", () => {
  it.each(SIZES)("of %i teams lets every pair meet once on either ground in two turns", (teams) => {
    const met = roundsFor(teams, 2)
      .flat()
      .map(([home, away]) => `${home}-${away}`);
    expect(new Set(met).size).toBe(met.length);
    expect(met.length).toBe(teams * (teams - 1));
  });

  it.each(SIZES)("of %i teams asks each team at most once a round", (teams) => {
    for (const round of roundsFor(teams, 2)) {
      expect(round.length).toBe(matchesOfRound(teams));
      expect(new Set(round.flat()).size).toBe(2 * round.length);
    }
  });

  it.each(SIZES)("of %i teams gives nobody more than one match at home or away to spare", (teams) => {
    const balance = new Array<number>(teams).fill(0);
    for (const [home, away] of roundsFor(teams, 1).flat()) {
      balance[home]! += 1;
      balance[away]! -= 1;
    }
    expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  it.each([6, 8])("stays balanced when it ends after %i rounds", (rounds) => {
    const balance = new Array<number>(36).fill(0);
    for (const [home, away] of roundsFor(36, 1).slice(0, rounds).flat()) {
      balance[home]! += 1;
      balance[away]! -= 1;
    }
    expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(2);
  });
});
