import { toNetwork } from "#contract/http/network-of";
import { isWithinLimit, LIMIT_PERIOD } from "../../platform/rate-limit.ts";
import { UpstreamFault } from "./fault.ts";
import type { RequestScope } from "./request-upstream.ts";

/**
 * Counts a call that no layer has cached, and throws UpstreamFault `rate_limited` when its visitor has made too many.
 * Hits and revalidations are not counted: whole mobile networks share an address.
 */
export async function admit(
  { env, address }: Pick<RequestScope, "env" | "address">,
  name: string,
  limiter: "COLD_CALLS" | "COLD_PICTURES" = "COLD_CALLS",
): Promise<void> {
  if (!(await isWithinLimit(env[limiter], address && toNetwork(address))))
    throw new UpstreamFault("rate_limited", name, { retryAfter: LIMIT_PERIOD });
}
