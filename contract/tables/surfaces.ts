/** Playing surfaces; translation keys. */
export const SURFACES = ["grass", "artificial", "hybrid", "indoor"] as const;
export type Surface = (typeof SURFACES)[number];
