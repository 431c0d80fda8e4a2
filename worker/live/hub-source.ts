import type { MatchChanges } from "#contract/domain/live";
import type { Sport } from "#contract/tables/sports";
import { isolateClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { newRequestId } from "../platform/request-id.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { lazyCalls } from "../upstream/request/lazy-calls.ts";
import { createRequester, requestScope } from "../upstream/request/request-upstream.ts";
import { CALL, changesQuery } from "./live-feed.ts";

/** Milliseconds for a call with its retries: the next one is due well before the usual limit. */
const BUDGET = 5_000;

/** What the root of a sport answers its hubs. */
export interface Root {
  /** Undefined while the upstream fails. */
  changesAfter(sport: Sport, since: number): Promise<MatchChanges | undefined>;
}

interface Source {
  env: Env;
  /** The object that asks. */
  ctx: DurableObjectState;
  sport: Sport;
  since: number;
}

/**
 * A hub's next changes. The object with the sport's own name is the root: it alone asks the upstream, bypassing all
 * caches, and the others ask it. Throws UpstreamFault.
 */
export function askSource(source: Source): Promise<MatchChanges> {
  const { env, ctx, sport } = source;
  const id = env.LIVE_HUB?.idFromName(sport);
  if (!env.LIVE_HUB || !id || id.equals(ctx.id)) return askUpstream(source);
  // The binding's type does not name the hub's class, whose module imports this one.
  return askRoot(env.LIVE_HUB.get(id) as unknown as Root, source);
}

async function askRoot(root: Root, { sport, since }: Source): Promise<MatchChanges> {
  const changes = await root.changesAfter(sport, since).catch((error: unknown) => {
    log("live_hub_failed", { reason: `its root: ${error instanceof Error ? error.message : "?"}` });
  });
  if (!changes) throw new UpstreamFault("network", CALL);
  return changes;
}

// A client per call: the root backs off by itself after failures, and a circuit breaker would wait longer.
async function askUpstream({ env, ctx, sport, since }: Source): Promise<MatchChanges> {
  const { ENDPOINTS } = await lazyCalls();
  const scope = requestScope({
    env,
    requestId: newRequestId(),
    waitUntil: (work) => ctx.waitUntil(work),
    isPage: true,
  });
  const request = createRequester({ clock: isolateClock, log, budget: BUDGET });
  const { value } = await request(ENDPOINTS[CALL], changesQuery(sport, since), scope);
  return value as MatchChanges;
}
