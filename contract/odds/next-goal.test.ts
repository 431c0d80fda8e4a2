import { expect, test } from "vitest";
import { chancesAfterNextGoal, type ResultChances } from "./next-goal.ts";

/** Results by counting all pairs of further goals, with the means given: what the function has to find again. */
function counted(lead: number, home: number, away: number): ResultChances {
  const poisson = (mean: number, goals: number): number =>
    goals === 0 ? Math.exp(-mean) : (poisson(mean, goals - 1) * mean) / goals;
  const chances = { home: 0, draw: 0, away: 0 };
  for (let scored = 0; scored < 15; scored++)
    for (let conceded = 0; conceded < 15; conceded++) {
      const total = lead + scored - conceded;
      chances[total > 0 ? "home" : total < 0 ? "away" : "draw"] += poisson(home, scored) * poisson(away, conceded);
    }
  return chances;
}

const rounded = ({ home, draw, away }: ResultChances) => [home, draw, away].map((chance) => Math.round(chance * 100));

test.each([
  ["level at the start", 0, 1.4, 1.1],
  ["level late", 0, 0.3, 0.4],
  ["one up at half-time", 1, 0.7, 0.7],
  ["one down with little left", -1, 0.35, 0.15],
  ["two down, pressing", -2, 1.1, 0.4],
])("finds what the next goal makes of a match %s from its chances in whole per cent", (_, lead, home, away) => {
  const now = counted(lead, home, away);
  const [atHome = 0, drawn = 0] = rounded(now);
  const shown = { home: atHome / 100, draw: drawn / 100, away: 1 - (atHome + drawn) / 100 };
  const after = chancesAfterNextGoal(shown, lead);
  const right = { home: counted(lead + 1, home, away), away: counted(lead - 1, home, away) };
  for (const side of ["home", "away"] as const)
    rounded(after[side]).forEach((chance, index) => {
      expect(Math.abs(chance - rounded(right[side])[index]!)).toBeLessThanOrEqual(4);
    });
});

test.each([-3, -1, 0, 2])("chances sum to one and move towards who scores, at a lead of %i", (lead) => {
  const chances = { home: 0.3, draw: 0.3, away: 0.4 };
  const { home, away } = chancesAfterNextGoal(chances, lead);
  for (const one of [home, away]) expect(one.home + one.draw + one.away).toBeCloseTo(1, 6);
  expect(home.home).toBeGreaterThan(chances.home);
  expect(away.away).toBeGreaterThan(chances.away);
});

test("a decided match stays decided", () => {
  const { home, away } = chancesAfterNextGoal({ home: 1, draw: 0, away: 0 }, 3);
  expect([rounded(home)[0], rounded(away)[0]].every((chance = 0) => chance >= 98)).toBe(true);
});
