/**
 * Sent to the document when the device's record of favourites, or what waits to be saved of it, has changed in this page;
 * other pages hear of it by the storage's own event.
 */
export const FOLLOWED_EVENT = "followed";

export const announceFollowed = (page: Document): void => {
  page.dispatchEvent(new Event(FOLLOWED_EVENT));
};

/** Sent to the document when the upstream has taken a change. */
export const FAVOURITE_SAVED_EVENT = "favourite-saved";
