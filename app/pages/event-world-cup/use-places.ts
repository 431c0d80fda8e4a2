import { useEffect, useReducer, useRef, useState } from "react";
import type { PlaceSlot } from "#contract/contests/place-picks";
import { dropKeptPlaces, keepPlaces, readKeptPlaces } from "./kept-places.ts";
import { countPicked, type PickedPlaces } from "./picked-places.ts";
import { areOthers, type PlacesEvent, placesReducer, startPlaces } from "./places-state.ts";

interface PlacesSetup {
  contestId: string;
  slots: readonly PlaceSlot[];
  /** As sent, or from a refused form. */
  first: PickedPlaces;
  isMember: boolean;
}

/**
 * The page's picks, stored on the device until they are sent. A guest's earlier picks are restored; a member is offered
 * them.
 */
export function usePlaces({ contestId, slots, first, isMember }: PlacesSetup) {
  const [state, dispatch] = useReducer(placesReducer(slots), first, (picked) => startPlaces(slots, picked));
  const [offer, setOffer] = useState<PickedPlaces>();
  // Stored picks are known only in the browser, after the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const kept = startPlaces(slots, readKeptPlaces(contestId) ?? {}).picked;
    if (countPicked(slots, kept) === 0 || !areOthers(slots, kept, state.picked)) return;
    if (isMember) setOffer(kept);
    else dispatch({ type: "take", picked: kept });
  }, []);
  const { picked, isChanged } = state;
  // Stored picks are not overwritten while they are being offered.
  useEffect(() => {
    if (isChanged && !offer) keepPlaces(contestId, picked);
  }, [contestId, picked, isChanged, offer]);
  const latest = useRef(picked);
  latest.current = picked;

  function sent(those: PickedPlaces): void {
    if (!areOthers(slots, those, latest.current)) dropKeptPlaces(contestId);
    setOffer(undefined);
    dispatch({ type: "sent", picked: those });
  }

  function answerOffer(isTaken: boolean): void {
    if (offer && isTaken) dispatch({ type: "take", picked: offer });
    else dropKeptPlaces(contestId);
    setOffer(undefined);
  }

  return { state, dispatch: (event: PlacesEvent) => dispatch(event), offer, answerOffer, sent };
}
