/** The calls of this family, by name. */
export const ANALYSIS_CALLS = {} as const;
