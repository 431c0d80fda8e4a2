import { type RefObject, useEffect, useState } from "react";
import type { PlacePick } from "#contract/contests/place-picks";
import { type PickedPlaces, pickedOf, picksOf } from "./picked-places.ts";
import type { PlacesBoard } from "./places-board.ts";
import type { PlacesPlace } from "./places-place.ts";
import { shownFaults } from "./places-state.ts";
import { usePlaces } from "./use-places.ts";
import { useSendPlaces } from "./use-send-places.ts";

interface PickingSetup {
  place: PlacesPlace;
  first: PickedPlaces;
  root: RefObject<HTMLElement>;
  onSent(): void;
}

/** The page's picks and how they are sent: guests are asked to sign in, members are shown what is missing. */
export function usePicking({ place, first, root, onSent }: PickingSetup) {
  const { contestId, slots, isMember } = place;
  const { state, dispatch, offer, answerOffer, sent } = usePlaces({ contestId, slots, first, isMember });
  const [isPrompted, setPrompted] = useState(false);
  const sending = useSendPlaces(place, {
    onSent: (picks) => {
      sent(pickedOf(picks));
      onSent();
    },
  });
  // Moves the focus to what a press of the button has revealed.
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) root.current?.querySelector<HTMLElement>("[data-fault], [data-prompt]")?.focus();
  }, [presses, root]);

  function send(): void {
    sending.forget();
    setPrompted(!isMember);
    setPresses(presses + 1);
    if (!isMember) return;
    dispatch({ type: "check" });
    if (shownFaults(slots, { ...state, isChecked: true }).length === 0) sending.send(picksOf(slots, state.picked));
  }

  const board: PlacesBoard = {
    ...place,
    picked: state.picked,
    faults: shownFaults(slots, state),
    onPick: (pick: PlacePick) => dispatch({ type: "pick", ...pick }),
    onThird: (teamId: string) => dispatch({ type: "third", teamId }),
  };
  return { board, state, sending, send, isPrompted, offer, answerOffer };
}
