/** Characters of a search text (contract/calls/search). */
export const LONGEST_SEARCH = 100;

/** Ids in a parameter that is a list (contract/wire/parameters.ts). */
export const MOST_IDS = 100;

/** Bytes of the largest form that either worker reads: of a page, of `/api`, of a letter's one-click address. */
export const LARGEST_FORM = 64 * 1024;
