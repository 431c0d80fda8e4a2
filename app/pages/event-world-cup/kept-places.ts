import { PLACES_KEY } from "~/browser/drafts";
import { deviceStore, type Store } from "~/browser/storage";
import type { PickedPlaces } from "./picked-places.ts";

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
