/** Whether a page offers a new member the walkthrough, in which they choose things to follow. */
type WalkthroughMove =
  | "none"
  /** This device does not know whether they have seen it, so ask the upstream. */
  | "ask"
  | "show";

interface Known {
  isMember: boolean;
  /** They have skipped it in this tab; a later visit offers it again. */
  isSkipped: boolean;
  /** They have made their choice, or never want to see it again. */
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

/**
 * Storage access throws if it is blocked: then treat the walkthrough as skipped, rather than offer it on every page.
 */
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
    // Storage is blocked; see above.
  }
}
