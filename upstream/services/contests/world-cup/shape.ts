import type { PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceStage } from "#contract/contests/points";

export interface TournamentGroup {
  /** A, B, C … */
  letter: string;
  teamIds: readonly string[];
}

export type TieStage = Exclude<PlaceStage, "group" | "third">;

/** The two places whose teams meet, as slot ids. */
type Tie = readonly [string, string];

/** Who advances from the groups, and the ties that follow. */
export interface TournamentShape {
  groups: number;
  /** Places per group that are picked. */
  placesOfGroup: 2 | 3;
  /** Number of third-placed teams that advance. */
  thirds: number;
  /** In order of their numbers. */
  ties: Readonly<Record<TieStage, readonly Tie[]>>;
}

const PREFIXES: Readonly<Record<TieStage, string>> = {
  round_of_16: "r16",
  quarter_final: "qf",
  semi_final: "sf",
  final: "final",
};
export const TIE_STAGES = Object.keys(PREFIXES) as readonly TieStage[];

export const groupSlot = (letter: string, place: number): string => `${letter.toLowerCase()}${place}`;
export const thirdSlot = (number: number): string => `third-${number}`;
const tieSlot = (stage: TieStage, number: number): string =>
  stage === "final" ? PREFIXES.final : `${PREFIXES[stage]}-${number}`;

/**
 * Six groups, whose best four third-placed teams advance. The bracket is that of the European Championships 2020 and
 * 2024 (Regulations of the UEFA European Football Championship 2022-24, article 21), except for which third meets which
 * of the winners of B, C, E and F: there a table of fifteen rows decides. Here the advancing thirds are numbered in the
 * order of their groups' letters, and each number meets a fixed winner, so that a tie can be picked before the thirds
 * are known. No third meets the winner of its own group: the first of four out of six is from A, B or C, and so on.
 */
export const SIX_GROUPS: TournamentShape = {
  groups: 6,
  placesOfGroup: 3,
  thirds: 4,
  ties: {
    round_of_16: [
      ["b1", "third-3"],
      ["a1", "c2"],
      ["f1", "third-1"],
      ["d2", "e2"],
      ["e1", "third-2"],
      ["d1", "f2"],
      ["c1", "third-4"],
      ["a2", "b2"],
    ],
    quarter_final: buildPairs("r16", 4),
    semi_final: buildPairs("qf", 2),
    final: buildPairs("sf", 1),
  },
};

/** The World Cup 2022: eight groups, of which the first two advance. */
export const EIGHT_GROUPS: TournamentShape = {
  groups: 8,
  placesOfGroup: 2,
  thirds: 0,
  ties: {
    round_of_16: [
      ["a1", "b2"],
      ["c1", "d2"],
      ["e1", "f2"],
      ["g1", "h2"],
      ["b1", "a2"],
      ["d1", "c2"],
      ["f1", "e2"],
      ["h1", "g2"],
    ],
    quarter_final: buildPairs("r16", 4),
    semi_final: buildPairs("qf", 2),
    final: buildPairs("sf", 1),
  },
};

/** Winners of neighbouring ties meet. */
function buildPairs(prefix: string, ties: number): Tie[] {
  return Array.from({ length: ties }, (_, tie) => [`${prefix}-${2 * tie + 1}`, `${prefix}-${2 * tie + 2}`] as const);
}

const groupSlots = (groups: readonly TournamentGroup[], places: number): PlaceSlot[] =>
  groups.flatMap(({ letter, teamIds }) =>
    Array.from({ length: places }, (_, index) => ({
      slotId: groupSlot(letter, index + 1),
      stage: "group" as const,
      place: index + 1,
      group: letter,
      teamIds,
    })),
  );

/** The groups that the number can come from, given how many must precede and follow it. */
const thirdSlots = (groups: readonly TournamentGroup[], thirds: number): PlaceSlot[] =>
  Array.from({ length: thirds }, (_, index) => ({
    slotId: thirdSlot(index + 1),
    stage: "third" as const,
    number: index + 1,
    teamIds: groups.slice(index, groups.length - thirds + index + 1).flatMap(({ teamIds }) => teamIds),
  }));

/** Every place that is picked, from the groups to the final. */
export function placeSlots(groups: readonly TournamentGroup[], shape: TournamentShape): PlaceSlot[] {
  const slots = [...groupSlots(groups, shape.placesOfGroup), ...thirdSlots(groups, shape.thirds)];
  const teamsOf = (id: string) => slots.find(({ slotId }) => slotId === id)?.teamIds ?? [];
  for (const stage of TIE_STAGES) {
    for (const [index, from] of shape.ties[stage].entries()) {
      const teamIds = [...new Set(from.flatMap(teamsOf))];
      slots.push({ slotId: tieSlot(stage, index + 1), stage, number: index + 1, teamIds, from });
    }
  }
  return slots;
}
