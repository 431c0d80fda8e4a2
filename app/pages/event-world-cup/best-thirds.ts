import type { PlaceSlot } from "#contract/contests/place-picks";
import { type PickedPlaces, type PlaceChange, withoutStrays } from "./picked-places.ts";

const thirdSlots = (slots: readonly PlaceSlot[]): PlaceSlot[] => slots.filter(({ stage }) => stage === "third");

/** The slot that a team has among the best thirds. */
export const slotOfThird = (slots: readonly PlaceSlot[], picked: PickedPlaces, teamId: string): PlaceSlot | undefined =>
  thirdSlots(slots).find(({ slotId }) => picked[slotId] === teamId);

export const hasAllThirds = (slots: readonly PlaceSlot[], picked: PickedPlaces): boolean =>
  thirdSlots(slots).every(({ slotId }) => picked[slotId] !== undefined);

/**
 * A slot for one more third: a free one that it can have, else one whose team can have another. Undefined where there is
 * no way. Which third has which slot matters: it says whom they meet.
 */
function seated(
  slots: readonly PlaceSlot[],
  picked: PickedPlaces,
  { teamId, tried }: { teamId: string; tried: ReadonlySet<string> },
): PickedPlaces | undefined {
  const open = slots.filter(({ slotId, teamIds }) => teamIds.includes(teamId) && !tried.has(slotId));
  const free = open.find(({ slotId }) => picked[slotId] === undefined);
  if (free) return { ...picked, [free.slotId]: teamId };
  for (const { slotId } of open) {
    const moved = seated(slots, picked, { teamId: picked[slotId]!, tried: new Set([...tried, slotId]) });
    if (moved) return { ...moved, [slotId]: teamId };
  }
  return undefined;
}

/** A third of a group is picked as one of the best, or is not any more; nothing changes where no slot is left. */
export function toggleThird(slots: readonly PlaceSlot[], picked: PickedPlaces, teamId: string): PlaceChange {
  const own = slotOfThird(slots, picked, teamId);
  if (own) {
    const { [own.slotId]: _team, ...others } = picked;
    return withoutStrays(slots, others);
  }
  const next = seated(thirdSlots(slots), picked, { teamId, tried: new Set() });
  return next ? withoutStrays(slots, next) : { picked, cleared: [] };
}
