import { splitAddress } from "../address.ts";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import { knownQuery } from "../known-query.ts";
import { decideRoute } from "../locale/decide-route.ts";
import { loggedPath, logRequest } from "../log.ts";
import { LONGEST_QUERY } from "../page-limits.ts";
import { newRequestId } from "../request-id.ts";
import { SECURITY_HEADERS } from "../security/security-headers.ts";
import { settingsOf } from "../settings.ts";
import { edgeTiming } from "../timing.ts";
import { readVisit } from "../visit.ts";
import { CacheStatus } from "./cache-status.ts";
import { withNonce } from "./kept-page.ts";
import { freshNonce } from "./nonce.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { pageHeaders } from "./page-response.ts";

export interface EarlyHitOptions {
  version: string;
  clock: Clock;
  cache: PageCache;
}

/** Asked first, so that calls and pictures do not pay for pages. */
const mayBePage = (path: string, search: string): boolean =>
  search.length <= LONGEST_QUERY && !path.startsWith("/api/") && !path.startsWith("/storage/");

/**
 * A fresh page in memory, answered before the pipeline, which would cost more than the page. Decides by the same
 * functions as the pipeline; whatever is not as plain as this is left to it.
 */
export function earlyHit(request: Request, env: Env, { version, clock, cache }: EarlyHitOptions): Response | undefined {
  const startedAt = performance.now();
  const { origin, path, search } = splitAddress(request.url);
  const { refusal, policy } = settingsOf(env);
  if (request.method !== "GET" || !mayBePage(path, search) || refusal) return undefined;
  const visit = readVisit(request, env, clock);
  const { country, timeZone, now, isAnonymous, chooseLocale } = visit;
  if (!isAnonymous) return undefined;
  const route = decideRoute({ path, search, now, chooseLocale });
  if (route.kind !== "page") return undefined;

  const { locale, page } = route;
  const query = knownQuery(search, page.query);
  const epoch = clock.epoch();
  const kept = cache.fresh(
    pageKey({ version, epoch, origin, locale, country, timeZone, now, page, path: route.path, query }),
    now,
  );
  if (!kept) return undefined;

  const id = newRequestId();
  const nonce = freshNonce();
  const cacheStatus = CacheStatus.hit("memory", now - kept.storedAt);
  const body = withNonce(kept, nonce);
  logRequest({
    id,
    method: "GET",
    path: loggedPath(path, search, page.query),
    status: 200,
    startedAt,
    country,
    locale,
    cache: cacheStatus,
  });
  return new Response(body, {
    headers: {
      ...SECURITY_HEADERS,
      ...pageHeaders({ body, headers: kept.headers, nonce: nonce.text, policy, cacheStatus }),
      "X-Request-Id": id,
      "Server-Timing": edgeTiming(startedAt),
    },
  });
}
