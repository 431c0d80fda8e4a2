/** The calls of this family, by name. */
export const ODDS_CALLS = {} as const;
