import { deviceStore, type Store, tabStore } from "./storage.ts";

// What a visitor has begun and not sent yet, by its key of the storage. It stays over page loads, and over signing in; with a
// member's session it goes, or the next one on this device would be offered it.

/** Texts of comments, in the tab. */
export const COMMENTS_KEY = "comment-drafts";
/** Picks of contests: of matches, of a tournament's places; and the link of a video. */
export const PICKS_KEY = "contest-picks";
export const PLACES_KEY = "contest-places";
export const VIDEO_KEY = "contest-video";
/** Which sports have something to enter for this visitor: no draft, and says whose it is. */
export const EVENTS_KEY = "open-events";

export function forgetDrafts(device: Store | undefined = deviceStore(), tab: Store | undefined = tabStore()): void {
  for (const key of [PICKS_KEY, PLACES_KEY, VIDEO_KEY, EVENTS_KEY]) device?.removeItem(key);
  tab?.removeItem(COMMENTS_KEY);
}
