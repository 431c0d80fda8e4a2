/** Dispatched on an island's container to load it without interaction. */
export const ISLAND_EVENT = "island";
