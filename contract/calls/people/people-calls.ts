/** The calls of this family, by name. */
export const PEOPLE_CALLS = {} as const;
