/**
 * In the handle of a route of which a component answers by React; a control there is marked `data-act`. All other
 * documents leave out what React needs to take them over: the list of modules, the loaders' data, the scroll's memory.
 */
export const HYDRATES = { hydrates: true } as const;

/** Whether React may take a document over, by the handles of its routes. */
export const hydratesAny = (handles: readonly unknown[]): boolean =>
  handles.some((handle) => typeof handle === "object" && handle !== null && "hydrates" in handle && handle.hydrates);
