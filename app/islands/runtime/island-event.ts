/** Sent to the place of an island that is to be loaded without a touch. */
export const ISLAND_EVENT = "island";
