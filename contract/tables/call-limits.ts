/** Characters of a search text (contract/calls/search). */
export const LONGEST_SEARCH = 100;

/** Ids in a parameter that is a list (contract/wire/parameters.ts). */
export const MOST_IDS = 100;
