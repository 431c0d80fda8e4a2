import { PLACES_KEY } from "~/browser/drafts";
import { deviceStore, type Store } from "~/browser/storage";
import type { PickedPlaces } from "./picked-places.ts";

// Picks of a tournament that are not sent yet wait on the device, over page loads and over signing in.

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

/** What was picked on this device for a contest; undefined where nothing was. */
export function readKeptPlaces(contestId: string, store = deviceStore()): PickedPlaces | undefined {
  const kept = read(store);
  return kept.contestId === contestId ? kept.picked : undefined;
}

/** Of one contest at a time: there is only one that can be entered. */
export function keepPlaces(contestId: string, picked: PickedPlaces, store = deviceStore()): void {
  try {
    if (Object.keys(picked).length === 0) store?.removeItem(PLACES_KEY);
    else store?.setItem(PLACES_KEY, JSON.stringify({ contestId, picked } satisfies Kept));
  } catch {
    // A storage that is full: the picks stay on the page only.
  }
}

export const dropKeptPlaces = (contestId: string, store = deviceStore()): void => keepPlaces(contestId, {}, store);
