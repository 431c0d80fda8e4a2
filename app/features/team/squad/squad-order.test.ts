import { describe, expect, test } from "vitest";
import { BACK, KEEPER, STRANGER, WINGER } from "~/features/people/test-people";
import type { SquadSort } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import { ageOf, readSort, sortedSquad, squadGroups } from "./squad-order.ts";

const NOW = Date.parse("2026-11-21T13:40:00Z");
const SQUAD = [WINGER, STRANGER, KEEPER, BACK];

describe("a squad by positions", () => {
  test("is in the order of the pitch, with unknown positions last", () => {
    const groups = squadGroups(SQUAD, "football").map(({ name, players }) => [name, players.map((one) => one.name)]);
    expect(groups).toEqual([
      ["G", [KEEPER.name]],
      ["D", [BACK.name]],
      ["F", [WINGER.name]],
      ["others", [STRANGER.name]],
    ]);
  });

  test("has each part by shirt number, those without one last", () => {
    const backs = [undefined, 24, 3].map((number) => ({ ...BACK, number }));
    expect(squadGroups(backs, "football")[0]?.players.map(({ number }) => number)).toEqual([3, 24, undefined]);
  });

  test("of basketball has guards, forwards and centres", () => {
    const five = ["C", "PF", "SG", "PG", "SF"].map((position) => ({ ...BACK, position }));
    const groups = squadGroups(five, "basketball").map(({ name, players }) => [name, players.length]);
    expect(groups).toEqual([
      ["guards", 2],
      ["forwards", 2],
      ["centres", 1],
    ]);
  });
});

test.each<[Exclude<SquadSort, "position">, string[]]>([
  ["number", [BACK.name, WINGER.name, KEEPER.name, STRANGER.name]],
  ["age", [BACK.name, WINGER.name, KEEPER.name, STRANGER.name]],
  ["appearances", [WINGER.name, BACK.name, STRANGER.name, KEEPER.name]],
  ["goals", [WINGER.name, BACK.name, STRANGER.name, KEEPER.name]],
  ["rating", [WINGER.name, BACK.name, STRANGER.name, KEEPER.name]],
])("by %s: %j", (sort, names) => {
  expect(sortedSquad(SQUAD, sort, NOW).map(({ name }) => name)).toEqual(names);
});

test("an age is counted to the instant, else as supplied", () => {
  expect(ageOf({ ...KEEPER, birthDate: "2000-11-22" }, NOW)).toBe(25);
  expect(ageOf({ ...KEEPER, birthDate: "2000-11-21" }, NOW)).toBe(26);
  expect(ageOf(WINGER, NOW)).toBe(28);
  expect(ageOf(STRANGER, NOW)).toBeUndefined();
});

test("a query names a sort of its sport, or none at all", () => {
  expect(readSort(null, "football")).toBe("position");
  for (const sort of adapterOf("basketball").people.squadSorts) expect(readSort(sort, "basketball")).toBe(sort);
  expect(readSort("goals", "basketball")).toBeUndefined();
  expect(readSort("<b>", "football")).toBeUndefined();
});
