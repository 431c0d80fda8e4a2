/** Whether a page offers a new member the walkthrough: things to follow. */
export type WalkthroughMove =
  | "none"
  /** Whether they have seen it is not known on this device: the upstream says so. */
  | "ask"
  | "show";

interface Known {
  isMember: boolean;
  /** They have skipped it in this tab: a later visit offers it again. */
  isSkipped: boolean;
  /** They have chosen, or want to see it never again. */
  hasSeen: boolean | undefined;
  /** Another dialog is open, or they are typing. */
  isOccupied: boolean;
}

export function decideWalkthrough({ isMember, isSkipped, hasSeen, isOccupied }: Known): WalkthroughMove {
  if (!isMember || isSkipped || hasSeen) return "none";
  if (hasSeen === undefined) return "ask";
  return isOccupied ? "none" : "show";
}

const KEY = "walkthrough";

/** Reading and writing throw where the visitor forbids storage: nobody is to be asked on every page then. */
export function isWalkthroughSkipped(store: () => Pick<Storage, "getItem"> = () => sessionStorage): boolean {
  try {
    return store().getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function skipWalkthrough(store: () => Pick<Storage, "setItem"> = () => sessionStorage): void {
  try {
    store().setItem(KEY, "skipped");
  } catch {
    // As above.
  }
}
