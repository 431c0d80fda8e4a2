import type { SiteStatus } from "#contract/domain/site-status";
import { waitAtMost } from "#contract/time/time-limit";
import type { Env } from "../platform/env.ts";
import { siteStatus, type UpstreamStatus, WireStatus } from "./site-status.ts";

/** Milliseconds. A watcher that waits longer reports a slow site as one that is down. */
const LIMIT = 2_000;

async function askUpstream(
  { UPSTREAM, API_BASE_URL }: Env,
  headers: HeadersInit,
): Promise<UpstreamStatus | "down" | "peer"> {
  if (API_BASE_URL || !UPSTREAM) return "peer";
  try {
    const answer = await UPSTREAM.fetch("https://upstream/status", { headers, signal: AbortSignal.timeout(LIMIT) });
    const read = WireStatus.safeParse(answer.ok ? await answer.json() : undefined);
    return read.success ? read.data : "down";
  } catch {
    return "down";
  }
}

/** What works now. Asks the embedded upstream; never throws, and takes two seconds at most. */
export async function readStatus(env: Env, headers: HeadersInit = {}): Promise<SiteStatus> {
  // A binding that hangs need not heed the signal.
  const said = (await waitAtMost(LIMIT, askUpstream(env, headers))) ?? "down";
  return siteStatus(said, Date.now());
}
