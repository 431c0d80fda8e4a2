/**
 * Requests per second that the edge sustains at p99 ≤ 100 ms, relative to a bare worker with the same bytes in the same
 * run: machines differ, ratios hardly. Measured on a quiet machine (docs/performance.md); `npm run bench -- load` fails
 * a fifth below.
 */
export const LOAD_FLOORS = { page: 0.84, list: 0.67, poll: 0.63 } as const;

export type LoadKind = keyof typeof LOAD_FLOORS;

/** Milliseconds within which 99 of 100 responses must arrive. */
export const MOST_WAIT = 100;
const TOLERANCE = 0.2;

/**
 * Judges a measured ratio: undefined if it is good enough, otherwise the fault. If the bare worker sustained nothing,
 * the machine is too busy for a figure.
 */
export function loadFault(kind: LoadKind, share: number): string | undefined {
  const least = LOAD_FLOORS[kind] * (1 - TOLERANCE);
  if (Number.isFinite(share) && share >= least) return undefined;
  return `load of a ${kind}: ${share.toFixed(2)} of a bare worker's, least ${least.toFixed(2)}`;
}
