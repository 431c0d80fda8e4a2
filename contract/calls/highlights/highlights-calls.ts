/** The calls of this family, by name. */
export const HIGHLIGHT_CALLS = {} as const;
