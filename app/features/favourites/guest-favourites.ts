import { FOLLOWED_KINDS } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { deviceStore } from "~/runtime/storage";
import { readFollowed } from "./followed-record.ts";
import type { Saved } from "./save-followed.ts";
import { saveWalkthrough } from "./save-walkthrough.ts";

/** Marks the device's record as a guest's, unknown to the upstream (GUEST_FAVOURITES). */
const KEY = "favs-guest";

export const hasGuestFavourites = (store = deviceStore()): boolean => store?.getItem(KEY) != null;

export function noteGuestFavourites(store = deviceStore()): void {
  try {
    store?.setItem(KEY, "");
  } catch {
    // If storage is full, there is no record either.
  }
}

/** Whether the upstream has answered, even with a refusal. */
const isSettled = (saved: Saved): boolean => saved.kind !== "refused" || saved.message !== undefined;

/**
 * Transfers what a guest followed on this device to the member, once: true if done, undefined if there is nothing to
 * send. Without a response (false) the next page tries again.
 */
export async function sendGuestFavourites(locale: LocaleCode, store = deviceStore()): Promise<boolean | undefined> {
  if (!hasGuestFavourites(store)) return undefined;
  const followed = readFollowed(store);
  for (const { code } of SPORTS) {
    if (FOLLOWED_KINDS.every((kind) => followed[code][kind].length === 0)) continue;
    if (!isSettled(await saveWalkthrough(followed[code], code, locale))) return false;
  }
  store?.removeItem(KEY);
  return true;
}
