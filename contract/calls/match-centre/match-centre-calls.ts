/** The calls of this family, by name. */
export const MATCH_CENTRE_CALLS = {} as const;
