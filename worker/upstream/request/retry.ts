import type { Access } from "#contract/wire/endpoint";
import type { UpstreamFault } from "./fault.ts";

/** Attempts after the first one: no copy stands in for a member's answer, and nobody else shares it. */
export const RETRIES = { public: 2, personal: 1, member: 1 } as const satisfies Record<Access, number>;

// The attempts fit into the quarter of a second that a page waits before it sends its head without the list.
const FIRST_DELAY = 60;

/**
 * Milliseconds until the next attempt after `attempt` failures; undefined if another would fail alike. Between half and
 * all of a doubling delay, so that isolates that failed together do not retry together.
 */
export function retryDelay(fault: Pick<UpstreamFault, "kind" | "status">, attempt: number, random: number) {
  const isTransient = fault.kind === "network" || (fault.kind === "status" && (fault.status ?? 0) >= 500);
  if (!isTransient) return undefined;
  return Math.round(FIRST_DELAY * 2 ** (attempt - 1) * (0.5 + random / 2));
}
