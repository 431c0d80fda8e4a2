import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";

/** Which team is picked for which slot, by the slots' ids. */
export type PickedPlaces = Readonly<Record<string, string>>;

/** Picks after a change, and the slots that it emptied because their team cannot get there any more. */
export interface PlaceChange {
  picked: PickedPlaces;
  cleared: readonly PlaceSlot[];
}

export const pickedOf = (picks: readonly PlacePick[]): PickedPlaces =>
  Object.fromEntries(picks.map(({ slotId, teamId }) => [slotId, teamId]));

/** In the order of the slots, as they are sent. */
export const picksOf = (slots: readonly PlaceSlot[], picked: PickedPlaces): PlacePick[] =>
  slots.flatMap(({ slotId }) => {
    const teamId = picked[slotId];
    return teamId === undefined ? [] : [{ slotId, teamId }];
  });

export const countPicked = (slots: readonly PlaceSlot[], picked: PickedPlaces): number => picksOf(slots, picked).length;

const isThirdOfGroup = ({ stage, place }: PlaceSlot): boolean => stage === "group" && place === 3;

/** Teams that are picked as thirds of their groups, in the order of the groups. */
export const thirdsOf = (slots: readonly PlaceSlot[], picked: PickedPlaces): string[] =>
  slots.filter(isThirdOfGroup).flatMap(({ slotId }) => picked[slotId] ?? []);

/** Teams that can get to a slot with the picks as they are. */
export function candidatesOf(
  slot: PlaceSlot,
  { slots, picked }: { slots: readonly PlaceSlot[]; picked: PickedPlaces },
): string[] {
  if (slot.from) return slot.from.flatMap((id) => picked[id] ?? []).filter((id) => slot.teamIds.includes(id));
  if (slot.stage === "third") return thirdsOf(slots, picked).filter((id) => slot.teamIds.includes(id));
  return [...slot.teamIds];
}

const without = (picked: PickedPlaces, slotId: string): PickedPlaces => {
  const { [slotId]: _team, ...others } = picked;
  return others;
};

const ORDER: readonly PlaceSlot["stage"][] = ["group", "third", "round_of_16", "quarter_final", "semi_final", "final"];

/** Stage by stage: what stands in a slot depends on earlier ones only. */
const inOrder = (slots: readonly PlaceSlot[]): PlaceSlot[] =>
  [...slots].sort((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));

/** Empties every slot whose team cannot get there, or stands in another of the same stage already. */
export function withoutStrays(slots: readonly PlaceSlot[], picked: PickedPlaces): PlaceChange {
  let left: PickedPlaces = picked;
  const taken = new Set<string>();
  const cleared = inOrder(slots).filter((slot) => {
    const team = left[slot.slotId];
    if (team === undefined) return false;
    const place = `${slot.stage} ${team}`;
    const fits = candidatesOf(slot, { slots, picked: left }).includes(team) && !taken.has(place);
    taken.add(place);
    if (!fits) left = without(left, slot.slotId);
    return !fits;
  });
  return { picked: picksOnly(slots, left), cleared };
}

/** Without what belongs to no slot. */
const picksOnly = (slots: readonly PlaceSlot[], picked: PickedPlaces): PickedPlaces => pickedOf(picksOf(slots, picked));

/**
 * A team is picked for a slot. Once more takes it back. A team that stands in another place of its group changes places
 * with the one that stood here.
 */
export function pickPlace(
  slots: readonly PlaceSlot[],
  picked: PickedPlaces,
  { slotId, teamId }: PlacePick,
): PlaceChange {
  const slot = slots.find((one) => one.slotId === slotId);
  if (!slot || !candidatesOf(slot, { slots, picked }).includes(teamId)) return { picked, cleared: [] };
  if (picked[slotId] === teamId) return withoutStrays(slots, without(picked, slotId));
  const other =
    slot.stage === "group" &&
    slots.find((one) => one !== slot && one.stage === "group" && picked[one.slotId] === teamId);
  if (!other) return withoutStrays(slots, { ...picked, [slotId]: teamId });
  const before = picked[slotId];
  const moved = before === undefined ? without(picked, other.slotId) : { ...picked, [other.slotId]: before };
  return withoutStrays(slots, { ...moved, [slotId]: teamId });
}
