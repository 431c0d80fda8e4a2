/** The calls of this family, by name. */
export const STANDINGS_CALLS = {} as const;
