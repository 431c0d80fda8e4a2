/** The id of an island that a page has once, which controls name to open it (`data-opens`). */
export const islandId = (name: string): string => `island-${name}`;
