export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

// Access to a storage throws if it is blocked.
function orNothing(ask: () => Store): Store | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Storage that stays on the device; undefined if blocked. */
export const deviceStore = (): Store | undefined => orNothing(() => localStorage);
/** Storage that lasts as long as the tab; undefined if blocked. */
export const tabStore = (): Store | undefined => orNothing(() => sessionStorage);
