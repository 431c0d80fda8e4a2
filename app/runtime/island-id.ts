/** Default id of an island that occurs once per page, named by the controls that open it (`data-opens`). */
export const islandId = (name: string): string => `island-${name}`;
