import { useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import type { PlacePick, PlaceSlot } from "#contract/contests/place-picks";
import { type ContestPlace, ContestRefused, callContest } from "~/features/contest/call-contest";
import { PLACES_KEY } from "~/runtime/members/drafts";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { deviceStore, type Store } from "~/runtime/storage";
import { countPicked, type PickedPlaces, pickedOf, picksOf } from "./picked-places.ts";
import type { PlacesBoard, PlacesPlace } from "./places-board.ts";
import { areOthers, type PlacesEvent, placesReducer, shownFaults, startPlaces } from "./places-state.ts";

// Unsent tournament picks are stored on the device: they survive page loads and signing in.

interface Kept {
  contestId: string;
  picked: PickedPlaces;
}

const isPicked = (value: unknown): value is PickedPlaces =>
  typeof value === "object" && value !== null && Object.values(value).every((team) => typeof team === "string");

function read(store: Store | undefined): Partial<Kept> {
  try {
    const kept = JSON.parse(store?.getItem(PLACES_KEY) ?? "{}") as Partial<Kept> | null;
    return kept && isPicked(kept.picked) ? kept : {};
  } catch {
    return {};
  }
}

/** The picks stored for a contest on this device; undefined if there are none. */
export function readKeptPlaces(contestId: string, store = deviceStore()): PickedPlaces | undefined {
  const kept = read(store);
  return kept.contestId === contestId ? kept.picked : undefined;
}

/** Stores one contest at a time: only one can be open for entry. */
export function keepPlaces(contestId: string, picked: PickedPlaces, store = deviceStore()): void {
  try {
    if (Object.keys(picked).length === 0) store?.removeItem(PLACES_KEY);
    else store?.setItem(PLACES_KEY, JSON.stringify({ contestId, picked } satisfies Kept));
  } catch {
    // Storage is full: the picks stay on the page only.
  }
}

export const dropKeptPlaces = (contestId: string, store = deviceStore()): void => keepPlaces(contestId, {}, store);

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
function usePlaces({ contestId, slots, first, isMember }: PlacesSetup) {
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

/** Sends the picks of a tournament. */
export function useSendPlaces(
  { contestId, locale }: ContestPlace,
  { onSent }: { onSent(picks: readonly PlacePick[]): void },
) {
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (picks: readonly PlacePick[]) =>
      callContest({
        contestId,
        locale,
        isChange: true,
        path: "contest4/submitPrediction",
        query: { picks: JSON.stringify(picks) },
      }),
    networkMode: "always",
    onSuccess: (_, picks) => onSent(picks),
    onError: (thrown) => {
      if (thrown instanceof SessionEnded) leaveToSignIn();
    },
  });
  return {
    send: mutate,
    isSending: isPending,
    isSent: isSuccess,
    hasFailed: error !== null,
    /** The upstream's message, if the refusal has one. */
    refusal: error instanceof ContestRefused ? error.message : "",
    forget: reset,
  };
}

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
