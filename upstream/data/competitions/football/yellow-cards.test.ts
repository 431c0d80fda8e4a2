import { expect, it } from "vitest";
import { matchesBanned, yellowCardRuleOf } from "./yellow-cards.ts";

it.each([
  ["331", 4, 10, 0],
  ["331", 5, 10, 1],
  ["331", 9, 30, 0],
  ["331", 10, 34, 1],
  ["101", 5, 19, 1],
  ["101", 5, 20, 0],
  ["101", 10, 32, 2],
  ["101", 10, 33, 0],
  ["101", 15, 38, 3],
  ["341", 14, 30, 1],
  ["341", 15, 31, 0],
  ["341", 20, 36, 1],
  ["401", 3, 5, 1],
  ["401", 6, 11, 1],
  ["766", 3, undefined, 1],
  ["461", 4, 9, 1],
] as const)("in league %s yellow card number %i in round %s bans for %i", (league, cards, round, matches) => {
  expect(matchesBanned(yellowCardRuleOf(league), cards, round)).toBe(matches);
});
