import { FOLLOWED_KINDS } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { deviceStore } from "~/browser/storage";
import { readFollowed } from "./followed-record.ts";
import type { Saved } from "./save-followed.ts";
import { saveWalkthrough } from "./save-walkthrough.ts";

/** Says that the device's record is a guest's: no upstream knows of it yet (GUEST_FAVOURITES). */
const KEY = "favs-guest";

export const hasGuestFavourites = (store = deviceStore()): boolean => store?.getItem(KEY) != null;

export function noteGuestFavourites(store = deviceStore()): void {
  try {
    store?.setItem(KEY, "");
  } catch {
    // A storage that is full has no record either.
  }
}

/** Whether what was sent is settled: an answer has come, be it a refusal. */
const isSettled = (saved: Saved): boolean => saved.kind !== "refused" || saved.message !== undefined;

/**
 * What a guest followed on this device becomes the member's, once: true when it has, undefined where there is nothing to
 * send. Without an answer (false) the next page sends it again.
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
