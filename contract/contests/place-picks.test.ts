import { describe, expect, test } from "vitest";
import { faultsOfPlaces, type PlaceFault, type PlacePick, type PlaceSlot, placesOfThirds } from "./place-picks.ts";

const group = (letter: string): readonly string[] => [1, 2, 3, 4].map((number) => `${letter}${number}`);
const [A, B, C] = [group("a"), group("b"), group("c")];

const ofGroup = (letter: string, teamIds: readonly string[]): PlaceSlot[] =>
  [1, 2, 3].map((place) => ({ slotId: `${letter}-${place}`, stage: "group", place, group: letter, teamIds }));

/** Three groups; their winners and the best third advance. */
const SLOTS: readonly PlaceSlot[] = [
  { slotId: "final", stage: "final", number: 1, teamIds: [...A, ...B, ...C], from: ["sf-1", "sf-2"] },
  ...ofGroup("A", A),
  ...ofGroup("B", B),
  ...ofGroup("C", C),
  { slotId: "third-1", stage: "third", number: 1, teamIds: [...A, ...B] },
  { slotId: "third-2", stage: "third", number: 2, teamIds: [...B, ...C] },
  { slotId: "sf-1", stage: "semi_final", number: 1, teamIds: [...A, ...B, ...C], from: ["A-1", "third-2"] },
  { slotId: "sf-2", stage: "semi_final", number: 2, teamIds: [...A, ...B, ...C], from: ["C-1", "third-1"] },
];

const FULL: Readonly<Record<string, string>> = {
  "A-1": "a1",
  "A-2": "a2",
  "A-3": "a3",
  "B-1": "b1",
  "B-2": "b2",
  "B-3": "b3",
  "C-1": "c1",
  "C-2": "c2",
  "C-3": "c3",
  "third-1": "a3",
  "third-2": "c3",
  "sf-1": "a1",
  "sf-2": "a3",
  final: "a3",
};
const picksOf = (picked: Readonly<Record<string, string | undefined>>): PlacePick[] =>
  Object.entries(picked).flatMap(([slotId, teamId]) => (teamId === undefined ? [] : [{ slotId, teamId }]));

describe("picks of a whole tournament", () => {
  test.each<[string, Record<string, string | undefined>, [PlaceFault, string][]]>([
    ["can be sent", {}, []],
    ["lack a place", { "B-2": undefined }, [["incomplete", "B-2"]]],
    ["name a place that there is not", { "D-1": "a1" }, [["unknown", "D-1"]]],
    ["name a team of another group", { "B-2": "a4" }, [["unknown", "B-2"]]],
    [
      "have a team in two places of a group",
      { "A-2": "a1" },
      [
        ["repeated", "A-1"],
        ["repeated", "A-2"],
      ],
    ],
    [
      "have a team twice among the best thirds",
      { "third-1": "b3", "third-2": "b3", "sf-2": "b3", final: "b3" },
      [
        ["repeated", "third-1"],
        ["repeated", "third-2"],
      ],
    ],
    ["have a best third that is third of no group", { "third-2": "c2" }, [["notInTie", "third-2"]]],
    ["have a winner of neither side", { "sf-1": "a2" }, [["notInTie", "sf-1"]]],
    ["have a champion who lost before", { final: "c1" }, [["notInTie", "final"]]],
    [
      "have the same team on both sides",
      { "C-1": "c3", "third-1": "b3", "third-2": "c3", "sf-1": "c3", "sf-2": "c3", final: "c3" },
      [
        ["repeated", "C-1"],
        ["repeated", "C-3"],
        ["sameTeams", "final"],
      ],
    ],
    [
      "are told of the groups first",
      { final: undefined, "A-1": undefined, "sf-1": "c3" },
      [
        ["incomplete", "A-1"],
        ["incomplete", "final"],
      ],
    ],
  ])("%s", (_what, changed, faults) => {
    expect(faultsOfPlaces(SLOTS, picksOf({ ...FULL, ...changed })).map(({ fault, slotId }) => [fault, slotId])).toEqual(
      faults,
    );
  });
});

test("the best thirds have their numbers in the order of their groups", () => {
  const picks = picksOf(FULL);
  for (const thirds of [
    ["c3", "a3"],
    ["a3", "c3"],
  ])
    expect(placesOfThirds(SLOTS, picks, thirds)).toEqual([
      { slotId: "third-1", teamId: "a3" },
      { slotId: "third-2", teamId: "c3" },
    ]);
  expect(placesOfThirds(SLOTS, picks, ["b3"])).toEqual([{ slotId: "third-1", teamId: "b3" }]);
});
