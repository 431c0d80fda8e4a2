/** The calls of this family, by name. */
export const SEARCH_CALLS = {} as const;
