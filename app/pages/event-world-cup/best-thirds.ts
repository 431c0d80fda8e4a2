import type { PlaceSlot } from "#contract/contests/place-picks";
import { type PickedPlaces, type PlaceChange, thirdsOf, withoutStrays } from "./picked-places.ts";

const thirdSlots = (slots: readonly PlaceSlot[]): PlaceSlot[] => slots.filter(({ stage }) => stage === "third");

/** The slot that a team has among the best thirds. */
export const slotOfThird = (slots: readonly PlaceSlot[], picked: PickedPlaces, teamId: string): PlaceSlot | undefined =>
  thirdSlots(slots).find(({ slotId }) => picked[slotId] === teamId);

export const hasAllThirds = (slots: readonly PlaceSlot[], picked: PickedPlaces): boolean =>
  thirdSlots(slots).every(({ slotId }) => picked[slotId] !== undefined);

/**
 * A slot for each of the teams: the first that it can have and no team before it has, as long as all others get one too.
 * Which third has which slot says whom they meet. Undefined where there is no way.
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
 * A third of a group is picked as one of the best, or is not any more; nothing changes where no slot is left. The slots
 * are given in the order of the groups, whatever the order in which the teams were picked.
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
