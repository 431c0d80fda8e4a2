/** The parallel tournaments, most important first. */
export const SEVENS_CATEGORIES = ["main", "masters", "youth"] as const;
export type SevensCategory = (typeof SEVENS_CATEGORIES)[number];

/** The four knockout trees, most important first. */
export const SEVENS_TREES = ["cup", "plate", "bowl", "shield"] as const;
export type SevensTree = (typeof SEVENS_TREES)[number];
