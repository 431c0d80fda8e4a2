import { tabStore } from "../storage.ts";
import { readMemberRecord } from "./member-record.ts";

/**
 * Storage key for the nickname of the member whose unsent input this tab keeps: their session ended while they used the
 * page.
 */
const KEY = "unsent-owner";

/** Keeps unsent input for a member, until somebody signs in again in this tab. */
export function keepUnsentFor(nickname: string, store = tabStore()): void {
  try {
    store?.setItem(KEY, nickname);
  } catch {
    // Storage is full: the input is deleted with the session.
  }
}

/** The same for the member who was signed in. */
export const noteUnsentOwner = (): void => keepUnsentFor(readMemberRecord().nickname ?? "");

/** The nickname; undefined if nothing is kept. */
export const unsentOwner = (store = tabStore()): string | undefined => store?.getItem(KEY) || undefined;

export const forgetUnsentOwner = (store = tabStore()): void => store?.removeItem(KEY);
