export type PickWindow = "before" | "open" | "locked";

/**
 * Whether a match can be picked at an instant of the server's clock, which the browser follows. All in milliseconds.
 */
export function pickWindow(now: number, { opensAt, lockedAt }: { opensAt: number; lockedAt: number }): PickWindow {
  if (now >= lockedAt) return "locked";
  return now < opensAt ? "before" : "open";
}
