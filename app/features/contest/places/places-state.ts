import { type FaultOfPlace, faultsOfPlaces, type PlacePick, type PlaceSlot } from "#contract/contests/place-picks";
import { toggleThird } from "./best-thirds.ts";
import { type PickedPlaces, type PlaceChange, pickPlace, picksOf, withoutStrays } from "./picked-places.ts";

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
