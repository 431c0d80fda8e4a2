import { deviceStore, type Store, tabStore } from "../storage.ts";

// Storage keys of unsent input. It survives page loads and signing in, and is deleted with a member's session, so that
// the device's next user is not offered it.

/** Unposted comments, in the tab. */
export const COMMENTS_KEY = "comment-drafts";
/** Calls that failed because the session had ended, in the tab (kept-calls.ts). */
export const CALLS_KEY = "kept-calls";
/** Contest picks, on matches and on a tournament's places, and the link of a video. */
export const PICKS_KEY = "contest-picks";
export const PLACES_KEY = "contest-places";
export const VIDEO_KEY = "contest-video";
/** A phone number typed into a form of signing in, in the tab (features/sign/KeptNumber.tsx). */
export const NUMBER_KEY = "sign-number";
/** Not a draft but also personal: the sports in which this visitor can enter something. */
export const EVENTS_KEY = "open-events";

/** Whether this tab keeps a comment that has not been posted. */
export const hasUnsentComment = (tab: Store | undefined = tabStore()): boolean => tab?.getItem(COMMENTS_KEY) != null;

export function forgetDrafts(device: Store | undefined = deviceStore(), tab: Store | undefined = tabStore()): void {
  for (const key of [PICKS_KEY, PLACES_KEY, VIDEO_KEY, EVENTS_KEY]) device?.removeItem(key);
  for (const key of [COMMENTS_KEY, CALLS_KEY, NUMBER_KEY]) tab?.removeItem(key);
}
