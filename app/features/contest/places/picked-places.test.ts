import { describe, expect, test } from "vitest";
import { faultsOfPlaces } from "#contract/contests/place-picks";
import { candidatesOf, countPicked, type PickedPlaces, pickPlace, picksOf, withoutStrays } from "./picked-places.ts";
import { groupsOf, isTree, roundsOf } from "./place-rounds.ts";
import { hasAllThirds, slotOfThird, toggleThird } from "./places-state.ts";
import { FULL, SLOTS, SMALL_SLOTS } from "./test-places.ts";

const idsOf = (slots: readonly { slotId: string }[]): string[] => slots.map(({ slotId }) => slotId);
const slotOf = (slotId: string) => SLOTS.find((slot) => slot.slotId === slotId)!;

test("the test's picks can be sent, and nothing of them is cleared", () => {
  expect(faultsOfPlaces(SLOTS, picksOf(SLOTS, FULL))).toEqual([]);
  expect(countPicked(SLOTS, FULL)).toBe(37);
  expect(withoutStrays(SLOTS, FULL)).toEqual({ picked: FULL, cleared: [] });
});

describe("a pick", () => {
  test.each<[string, PickedPlaces, [slotId: string, teamId: string], PickedPlaces]>([
    ["fills its place", {}, ["A-1", "a4"], { "A-1": "a4" }],
    ["takes the place of another team", { "A-1": "a1" }, ["A-1", "a4"], { "A-1": "a4" }],
    ["is taken back by the same again", { "A-1": "a4", "A-2": "a1" }, ["A-1", "a4"], { "A-2": "a1" }],
    ["changes places within its group", { "A-1": "a1", "A-2": "a2" }, ["A-1", "a2"], { "A-1": "a2", "A-2": "a1" }],
    ["moves to a free place of its group", { "A-1": "a1" }, ["A-3", "a1"], { "A-3": "a1" }],
    ["of another group's team is none", { "A-1": "a1" }, ["A-1", "b1"], { "A-1": "a1" }],
    ["for no slot is none", {}, ["G-1", "a1"], {}],
    ["of a tie's side", { "A-1": "a1" }, ["round_of_16-1", "a1"], { "A-1": "a1", "round_of_16-1": "a1" }],
    ["of who is not in a tie is none", { "A-1": "a1" }, ["round_of_16-1", "c2"], { "A-1": "a1" }],
  ])("%s", (_what, picked, [slotId, teamId], next) => {
    expect(pickPlace(SLOTS, picked, { slotId, teamId })).toEqual({ picked: next, cleared: [] });
  });

  test("that changes a group clears what its team cannot reach any more, and says which", () => {
    const { picked, cleared } = pickPlace(SLOTS, FULL, { slotId: "A-1", teamId: "a4" });
    expect(idsOf(cleared)).toEqual(["round_of_16-1", "quarter_final-1", "semi_final-1", "final-1"]);
    expect(countPicked(SLOTS, picked)).toBe(33);
    expect(candidatesOf(slotOf("round_of_16-1"), { slots: SLOTS, picked })).toEqual(["a4", "c2"]);
  });

  test("that changes a third clears it among the best and in its tie", () => {
    const wins = { ...FULL, "round_of_16-2": "a3" };
    const { cleared } = pickPlace(SLOTS, wins, { slotId: "A-3", teamId: "a4" });
    expect(idsOf(cleared)).toEqual(["third-1", "round_of_16-2", "quarter_final-2"]);
  });

  test("of other winners in later rounds clears only those behind it", () => {
    const { cleared } = pickPlace(SLOTS, FULL, { slotId: "quarter_final-2", teamId: "f1" });
    expect(idsOf(cleared)).toEqual([]);
    const others = pickPlace(SLOTS, FULL, { slotId: "semi_final-1", teamId: "d1" });
    expect(idsOf(others.cleared)).toEqual(["final-1"]);
  });
});

describe("the best thirds", () => {
  const thirds = Object.fromEntries(
    SLOTS.filter(({ place }) => place === 3).map(({ slotId }) => [slotId, FULL[slotId]!]),
  );
  const pick = (teams: readonly string[]) =>
    teams.reduce<PickedPlaces>((picked, team) => toggleThird(SLOTS, picked, team).picked, thirds);

  test("have the first slot that is free for them", () => {
    expect(pick(["a3", "e3"])).toEqual({ ...thirds, "third-1": "a3", "third-3": "e3" });
  });

  test("have slots in the order of their groups, whatever was picked first, and are four at most", () => {
    const picked = pick(["c3", "d3", "a3"]);
    expect([picked["third-1"], picked["third-2"], picked["third-3"]]).toEqual(["a3", "c3", "d3"]);
    expect(hasAllThirds(SLOTS, picked)).toBe(false);
    const all = toggleThird(SLOTS, picked, "b3").picked;
    expect(["a3", "b3", "c3", "d3"].map((team) => slotOfThird(SLOTS, all, team)?.number)).toEqual([1, 2, 3, 4]);
    expect(hasAllThirds(SLOTS, all)).toBe(true);
    expect(toggleThird(SLOTS, all, "e3")).toEqual({ picked: all, cleared: [] });
  });

  test("have a slot that they can have: of some groups' thirds there are fewer", () => {
    const picked = pick(["f3", "e3"]);
    expect([picked["third-3"], picked["third-4"]]).toEqual(["e3", "f3"]);
    expect(toggleThird(SLOTS, pick(["a3", "b3"]), "c3").picked).toMatchObject({ "third-3": "c3" });
  });

  test("are none any more when they are pressed again", () => {
    expect(pick(["a3", "a3"])).toEqual(thirds);
  });

  test("of whom one moves to another tie lose what they had won there", () => {
    const won = { ...pick(["c3", "d3"]), "round_of_16-2": "c3" };
    const { picked, cleared } = toggleThird(SLOTS, won, "a3");
    expect(picked["third-1"]).toBe("a3");
    expect(idsOf(cleared)).toEqual(["round_of_16-2"]);
  });

  test("are nobody who is third of no group", () => {
    expect(toggleThird(SLOTS, {}, "a3").picked).toEqual({});
  });
});

describe("picks that come from elsewhere", () => {
  test.each<[string, PickedPlaces, PickedPlaces, string[]]>([
    ["a stray slot is dropped without a word", { "Z-9": "a1" }, {}, []],
    ["a team that is in two places keeps the first", { "A-1": "a1", "A-2": "a1" }, { "A-1": "a1" }, ["A-2"]],
    ["a winner of nothing", { "final-1": "a1" }, {}, ["final-1"]],
    ["a team of nobody", { "A-1": "zz" }, {}, ["A-1"]],
  ])("%s", (_what, picked, next, cleared) => {
    const change = withoutStrays(SLOTS, picked);
    expect([change.picked, idsOf(change.cleared)]).toEqual([next, cleared]);
  });
});

describe("rounds", () => {
  test("stand in the order of the tree", () => {
    const rounds = roundsOf(SLOTS);
    expect(rounds.map(({ stage, ties }) => [stage, ties.map(({ number }) => number)])).toEqual([
      ["round_of_16", [1, 3, 2, 4, 5, 7, 6, 8]],
      ["quarter_final", [1, 2, 3, 4]],
      ["semi_final", [1, 2]],
      ["final", [1]],
    ]);
    expect(isTree(rounds)).toBe(true);
    expect(roundsOf(SMALL_SLOTS).map(({ stage }) => stage)).toEqual(["semi_final", "final"]);
    expect(roundsOf([])).toEqual([]);
  });

  test("follow groups, each with its places in order", () => {
    const groups = groupsOf([...SLOTS].reverse());
    expect(groups.map(({ letter, slots }) => [letter, idsOf(slots)])[0]).toEqual(["A", ["A-1", "A-2", "A-3"]]);
    expect(groups.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(groups[1]?.teamIds).toEqual(["b1", "b2", "b3", "b4"]);
  });
});
