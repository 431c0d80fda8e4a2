/** The calls of this family, by name. */
export const BASKETBALL_CALLS = {} as const;
