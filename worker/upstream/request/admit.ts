import { networkOf } from "#contract/http/network-of";
import type { RequestScope } from "./ask-upstream.ts";
import { UpstreamFault } from "./fault.ts";

/** Seconds: the period of the bindings (wrangler.toml). */
const PERIOD = 60;

/**
 * Counts a call that no layer has cached, and throws UpstreamFault `rate_limited` when its visitor has made too many.
 * Hits and revalidations are not counted: whole mobile networks share an address.
 */
export async function admit(
  { env, address }: Pick<RequestScope, "env" | "address">,
  name: string,
  limiter: "COLD_CALLS" | "COLD_PICTURES" = "COLD_CALLS",
): Promise<void> {
  const limits = env[limiter];
  if (!limits || !address) return;
  // A failing limiter must not take the site down.
  const { success } = await limits.limit({ key: networkOf(address) }).catch(() => ({ success: true }));
  if (!success) throw new UpstreamFault("rate_limited", name, { retryAfter: PERIOD });
}
