import type { PlaceSlot } from "#contract/contests/place-picks";
import { type PickedPlaces, type PlaceChange, thirdsOf, withoutStrays } from "./picked-places.ts";

const thirdSlots = (slots: readonly PlaceSlot[]): PlaceSlot[] => slots.filter(({ stage }) => stage === "third");

/** A team's slot among the best thirds. */
export const slotOfThird = (slots: readonly PlaceSlot[], picked: PickedPlaces, teamId: string): PlaceSlot | undefined =>
  thirdSlots(slots).find(({ slotId }) => picked[slotId] === teamId);

export const hasAllThirds = (slots: readonly PlaceSlot[], picked: PickedPlaces): boolean =>
  thirdSlots(slots).every(({ slotId }) => picked[slotId] !== undefined);

/**
 * Assigns a slot to each team: the first possible one that leaves a slot for all others. The slot of a third decides
 * its opponent. Undefined if no assignment exists.
 */
function seated(free: readonly PlaceSlot[], teams: readonly string[]): PickedPlaces | undefined {
  const [team, ...others] = teams;
  if (team === undefined) return {};
  for (const slot of free.filter(({ teamIds }) => teamIds.includes(team))) {
    const rest = seated(
      free.filter((one) => one !== slot),
      others,
    );
    if (rest) return { ...rest, [slot.slotId]: team };
  }
  return undefined;
}

/**
 * Adds a group's third to the best thirds, or removes it; no change if no slot is left. Slots are assigned in group
 * order, regardless of the order of picking.
 */
export function toggleThird(slots: readonly PlaceSlot[], picked: PickedPlaces, teamId: string): PlaceChange {
  const seats = thirdSlots(slots);
  const own = slotOfThird(slots, picked, teamId);
  const without = (ids: readonly string[]): PickedPlaces =>
    Object.fromEntries(Object.entries(picked).filter(([slotId]) => !ids.includes(slotId)));
  if (own) return withoutStrays(slots, without([own.slotId]));
  const isBest = (team: string) => team === teamId || slotOfThird(slots, picked, team) !== undefined;
  const next = seated(seats, thirdsOf(slots, picked).filter(isBest));
  if (!next) return { picked, cleared: [] };
  return withoutStrays(slots, { ...without(seats.map(({ slotId }) => slotId)), ...next });
}
