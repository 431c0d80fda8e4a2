import { type FaultOfPlace, faultsOfPlaces, type PlacePick, type PlaceSlot } from "#contract/contests/place-picks";
import { type PickedPlaces, type PlaceChange, pickPlace, picksOf, thirdsOf, withoutStrays } from "./picked-places.ts";

export interface PlacesState {
  picked: PickedPlaces;
  /** Slots cleared by the last change. */
  cleared: readonly PlaceSlot[];
  /** Missing picks are reported only after an attempt to send. */
  isChecked: boolean;
  /** Changed since the picks were sent. */
  isChanged: boolean;
}

export type PlacesEvent =
  | ({ type: "pick" } & PlacePick)
  | { type: "third"; teamId: string }
  /** Picks stored on this device. */
  | { type: "take"; picked: PickedPlaces }
  | { type: "check" }
  /** The picks that were sent; they may have changed since. */
  | { type: "sent"; picked: PickedPlaces };

export const startPlaces = (slots: readonly PlaceSlot[], picked: PickedPlaces): PlacesState => ({
  picked: withoutStrays(slots, picked).picked,
  cleared: [],
  isChecked: false,
  isChanged: false,
});

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

/** Applies a tap or other action to the picks. */
export const placesReducer =
  (slots: readonly PlaceSlot[]) =>
  (state: PlacesState, event: PlacesEvent): PlacesState => {
    const changed = (change: PlaceChange): PlacesState => ({ ...state, ...change, isChanged: true });
    switch (event.type) {
      case "pick":
        return changed(pickPlace(slots, state.picked, event));
      case "third":
        return changed(toggleThird(slots, state.picked, event.teamId));
      case "take":
        return { ...startPlaces(slots, event.picked), isChanged: true };
      case "check":
        return { ...state, cleared: [], isChecked: true };
      case "sent":
        return areOthers(slots, event.picked, state.picked)
          ? state
          : { ...state, cleared: [], isChecked: false, isChanged: false };
    }
  };

/** The faults to show, by slot. */
export const shownFaults = (slots: readonly PlaceSlot[], { picked, isChecked }: PlacesState): FaultOfPlace[] =>
  isChecked ? faultsOfPlaces(slots, picksOf(slots, picked)) : [];

/** Whether the stored picks differ from those on the page. */
export const areOthers = (slots: readonly PlaceSlot[], kept: PickedPlaces, picked: PickedPlaces): boolean =>
  slots.some(({ slotId }) => kept[slotId] !== picked[slotId]);
