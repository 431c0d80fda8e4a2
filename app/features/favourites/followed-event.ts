/**
 * Dispatched on the document when this page has changed the device's record of favourites or the unsaved presses; other
 * pages get the storage event.
 */
export const FOLLOWED_EVENT = "followed";

export const announceFollowed = (page: Document): void => {
  page.dispatchEvent(new Event(FOLLOWED_EVENT));
};

/** Dispatched on the document when the upstream has saved a change. */
export const FAVOURITE_SAVED_EVENT = "favourite-saved";
