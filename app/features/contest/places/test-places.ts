import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceStage } from "#contract/contests/points";
import type { ContestSelections } from "#contract/domain/contests";

const LETTERS = ["A", "B", "C", "D", "E", "F"];
const teamsOf = (letter: string): string[] => [1, 2, 3, 4].map((number) => `${letter}${number}`.toLowerCase());
const ALL = LETTERS.flatMap(teamsOf);

const groups: PlaceSlot[] = LETTERS.flatMap((group) =>
  [1, 2, 3].map((place) => ({ slotId: `${group}-${place}`, stage: "group", place, group, teamIds: teamsOf(group) })),
);

/** Thirds meet winners of other groups: the first slots take those of A to D, the last those of C to F. */
const THIRDS_OF = ["ABCD", "ABCD", "CDEF", "CDEF"];
const thirds: PlaceSlot[] = THIRDS_OF.map((letters, at) => ({
  slotId: `third-${at + 1}`,
  stage: "third",
  number: at + 1,
  teamIds: [...letters].flatMap(teamsOf),
}));

const round = (stage: PlaceStage, pairs: readonly (readonly [string, string])[]): PlaceSlot[] =>
  pairs.map((from, at) => ({ slotId: `${stage}-${at + 1}`, stage, number: at + 1, teamIds: ALL, from }));

/** A tournament of six groups of four, with the four best thirds advancing. */
export const SLOTS: readonly PlaceSlot[] = [
  ...groups,
  ...thirds,
  ...round("round_of_16", [
    ["A-1", "C-2"],
    ["D-1", "third-1"],
    ["B-1", "third-3"],
    ["F-1", "E-2"],
    ["C-1", "third-2"],
    ["E-1", "D-2"],
    ["A-2", "B-2"],
    ["F-2", "third-4"],
  ]),
  ...round("quarter_final", [
    ["round_of_16-1", "round_of_16-3"],
    ["round_of_16-2", "round_of_16-4"],
    ["round_of_16-5", "round_of_16-7"],
    ["round_of_16-6", "round_of_16-8"],
  ]),
  ...round("semi_final", [
    ["quarter_final-1", "quarter_final-2"],
    ["quarter_final-3", "quarter_final-4"],
  ]),
  ...round("final", [["semi_final-1", "semi_final-2"]]),
];

/** A tournament without thirds: two of each of two groups advance. */
export const SMALL_SLOTS: readonly PlaceSlot[] = [
  ...["A", "B"].flatMap((group) =>
    [1, 2].map(
      (place): PlaceSlot => ({
        slotId: `${group}-${place}`,
        stage: "group",
        place,
        group,
        teamIds: teamsOf(group),
      }),
    ),
  ),
  ...round("semi_final", [
    ["A-1", "B-2"],
    ["B-1", "A-2"],
  ]),
  ...round("final", [["semi_final-1", "semi_final-2"]]),
];

/** All picked: groups by number, the thirds of A to D, always the first side of a tie. */
export const FULL: Readonly<Record<string, string>> = (() => {
  const picked: Record<string, string> = {};
  for (const { slotId, group, place } of groups) picked[slotId] = `${group}${place}`.toLowerCase();
  for (const [at, team] of ["a3", "b3", "c3", "d3"].entries()) picked[`third-${at + 1}`] = team;
  for (const { slotId, from } of SLOTS) if (from) picked[slotId] = picked[from[0]]!;
  return picked;
})();

export const DEADLINE = Date.parse("2026-11-08T12:00:00Z");

export const testSelections = (change: Partial<ContestSelections> = {}): ContestSelections => ({
  slots: [...SLOTS],
  teams: ALL.map((id) => ({ id, key: id, name: `Team ${id.toUpperCase()}` })),
  deadline: DEADLINE,
  decided: [],
  ...change,
});

export const fullPicks: PlacePick[] = SLOTS.map(({ slotId }) => ({ slotId, teamId: FULL[slotId]! }));
