import type { UpstreamFault } from "./fault.ts";

const RETRIES = 2;
// Both attempts fit into the quarter of a second that a page waits before it sends its head without the list.
const FIRST_DELAY = 60;

/**
 * Milliseconds until the next attempt after `attempt` failures; undefined if there is none. Between half and all of a
 * doubling delay, so that isolates that failed together do not retry together.
 */
export function retryDelay(fault: Pick<UpstreamFault, "kind" | "status">, attempt: number, random: number) {
  const isTransient = fault.kind === "network" || (fault.kind === "status" && (fault.status ?? 0) >= 500);
  if (!isTransient || attempt > RETRIES) return undefined;
  return Math.round(FIRST_DELAY * 2 ** (attempt - 1) * (0.5 + random / 2));
}
