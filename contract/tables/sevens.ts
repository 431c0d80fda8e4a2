/** The parallel tournaments, most important first. */
export const SEVENS_CATEGORIES = ["main", "masters", "youth"] as const;
export type SevensCategory = (typeof SEVENS_CATEGORIES)[number];

export const isSevensCategory = (name: string): name is SevensCategory =>
  SEVENS_CATEGORIES.some((category) => category === name);

/**
 * The four knockout trees, most important first: the first two of each group play for Cup and Plate, the others for
 * Bowl and Shield.
 */
export const SEVENS_TREES = ["cup", "plate", "bowl", "shield"] as const;
export type SevensTree = (typeof SEVENS_TREES)[number];
