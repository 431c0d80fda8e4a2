import { type FaultOfPlace, faultsOfPlaces, type PlacePick, type PlaceSlot } from "#contract/contests/place-picks";
import { toggleThird } from "./best-thirds.ts";
import { type PickedPlaces, type PlaceChange, pickPlace, picksOf, withoutStrays } from "./picked-places.ts";

export interface PlacesState {
  picked: PickedPlaces;
  /** What the last change has cleared. */
  cleared: readonly PlaceSlot[];
  /** What is missing is said only after it was to be sent. */
  isChecked: boolean;
  /** Since the picks were sent. */
  isChanged: boolean;
}

export type PlacesEvent =
  | ({ type: "pick" } & PlacePick)
  | { type: "third"; teamId: string }
  /** Picks from elsewhere: this device. */
  | { type: "take"; picked: PickedPlaces }
  | { type: "check" }
  /** What was sent; it may have been changed since. */
  | { type: "sent"; picked: PickedPlaces };

export const startPlaces = (slots: readonly PlaceSlot[], picked: PickedPlaces): PlacesState => ({
  picked: withoutStrays(slots, picked).picked,
  cleared: [],
  isChecked: false,
  isChanged: false,
});

/** What a tap, or anything else, makes of the picks. */
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

/** What to say is wrong, by slot. */
export const shownFaults = (slots: readonly PlaceSlot[], { picked, isChecked }: PlacesState): FaultOfPlace[] =>
  isChecked ? faultsOfPlaces(slots, picksOf(slots, picked)) : [];

/** Whether picks of this device are others than those of the page. */
export const areOthers = (slots: readonly PlaceSlot[], kept: PickedPlaces, picked: PickedPlaces): boolean =>
  slots.some(({ slotId }) => kept[slotId] !== picked[slotId]);
