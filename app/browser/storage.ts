export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

// Asking for a storage throws where the visitor forbids it.
function orNothing(ask: () => Store): Store | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** What stays on the device; undefined where the visitor allows none. */
export const deviceStore = (): Store | undefined => orNothing(() => localStorage);
/** What stays as long as the tab; undefined where the visitor allows none. */
export const tabStore = (): Store | undefined => orNothing(() => sessionStorage);
