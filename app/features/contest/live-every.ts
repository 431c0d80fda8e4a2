/** Milliseconds between two looks at points of matches in play, while the page is seen. */
export const LIVE_EVERY = 15_000;
