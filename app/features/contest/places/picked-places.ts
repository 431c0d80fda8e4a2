import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";

/** The picked team per slot, by slot id. */
export type PickedPlaces = Readonly<Record<string, string>>;

/** Picks after a change, and the slots it cleared because their team can no longer get there. */
export interface PlaceChange {
  picked: PickedPlaces;
  cleared: readonly PlaceSlot[];
}

export const pickedOf = (picks: readonly PlacePick[]): PickedPlaces =>
  Object.fromEntries(picks.map(({ slotId, teamId }) => [slotId, teamId]));

/** In slot order, as sent. */
export const picksOf = (slots: readonly PlaceSlot[], picked: PickedPlaces): PlacePick[] =>
  slots.flatMap(({ slotId }) => {
    const teamId = picked[slotId];
    return teamId === undefined ? [] : [{ slotId, teamId }];
  });

export const countPicked = (slots: readonly PlaceSlot[], picked: PickedPlaces): number => picksOf(slots, picked).length;

const isThirdOfGroup = ({ stage, place }: PlaceSlot): boolean => stage === "group" && place === 3;

/** Teams picked as thirds of their groups, in group order. */
export const thirdsOf = (slots: readonly PlaceSlot[], picked: PickedPlaces): string[] =>
  slots.filter(isThirdOfGroup).flatMap(({ slotId }) => picked[slotId] ?? []);

/** Teams that can get to a slot with the current picks. */
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

/** By stage: a slot depends on earlier stages only. */
const inOrder = (slots: readonly PlaceSlot[]): PlaceSlot[] =>
  [...slots].sort((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));

/** Clears every slot whose team cannot get there or is already in another slot of the same stage. */
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

/** Drops values that belong to no slot. */
const picksOnly = (slots: readonly PlaceSlot[], picked: PickedPlaces): PickedPlaces => pickedOf(picksOf(slots, picked));

/**
 * Picks a team for a slot; picking it again removes it. A team that is in another place of its group swaps places with
 * the previous pick.
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
