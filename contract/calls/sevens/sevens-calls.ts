/** The calls of this family, by name. */
export const SEVENS_CALLS = {} as const;
