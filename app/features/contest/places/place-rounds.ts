import type { PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceStage } from "#contract/contests/points";

/** A tie of the bracket: a slot whose team comes from two other slots. */
export type TieSlot = PlaceSlot & Required<Pick<PlaceSlot, "from">>;

const isTie = (slot: PlaceSlot): slot is TieSlot => slot.from !== undefined;

interface PlaceRound {
  stage: PlaceStage;
  ties: TieSlot[];
}

export interface PlaceGroup {
  letter: string;
  /** By place, first to last. */
  slots: PlaceSlot[];
  /** The selectable teams. */
  teamIds: string[];
}

/** The groups by letter. */
export function groupsOf(slots: readonly PlaceSlot[]): PlaceGroup[] {
  const places = slots.filter(({ stage }) => stage === "group");
  const letters = [...new Set(places.map(({ group = "" }) => group))].sort();
  return letters.map((letter) => {
    const own = places.filter(({ group = "" }) => group === letter);
    const sorted = [...own].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
    return { letter, slots: sorted, teamIds: [...new Set(sorted.flatMap(({ teamIds }) => teamIds))] };
  });
}

/** The rounds of the bracket in playing order, each in tree order: ties that meet in the next round are adjacent. */
export function roundsOf(slots: readonly PlaceSlot[]): PlaceRound[] {
  const ties = new Map(slots.filter(isTie).map((tie) => [tie.slotId, tie]));
  const fed = new Set([...ties.values()].flatMap(({ from }) => from));
  let round = [...ties.values()].filter(({ slotId }) => !fed.has(slotId));
  const rounds: PlaceRound[] = [];
  while (round[0]) {
    rounds.unshift({ stage: round[0].stage, ties: round });
    round = round.flatMap(({ from }) => from.flatMap((id) => ties.get(id) ?? []));
  }
  return rounds;
}

/** Lines are drawn if each round has half the ties of the previous one, down to one. */
export const isTree = (rounds: readonly PlaceRound[]): boolean =>
  rounds.every(({ ties }, at) => ties.length === 2 ** (rounds.length - 1 - at));
