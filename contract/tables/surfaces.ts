/** What is played on; words are made of it. */
export const SURFACES = ["grass", "artificial", "hybrid", "indoor"] as const;
export type Surface = (typeof SURFACES)[number];
