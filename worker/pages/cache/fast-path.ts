import { writeFigure } from "#contract/figures/write-figure";
import { LruCache } from "#contract/memory/lru-cache";
import { AUDIENCE_HEADER } from "#contract/tables/edge-headers";
import { viewOfPage } from "#contract/tables/view-choices";
import { pageSecurity } from "../../http/security-headers.ts";
import { decideRoute } from "../../locale/decide-route.ts";
import { languageMove } from "../../locale/preferred-language.ts";
import type { OpenSessions } from "../../members/open-sessions.ts";
import { memberOf } from "../../members/session.ts";
import { type Address, isQueryTooLong, splitAddress } from "../../platform/address.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { edgeTiming, elapsed, log, loggedPath, requestFigure, sampledLog } from "../../platform/log.ts";
import { newRequestId } from "../../platform/request-id.ts";
import { freshNonce } from "../../security/nonce.ts";
import { policiesFor, type Settings, settingsOf } from "../../settings/settings.ts";
import { readVisit, type Visit } from "../../visitor/visit.ts";
import { asksForList } from "../part/list-part.ts";
import { type CachedPage, pageFor } from "./cached-page.ts";
import { CacheStatus } from "./freshness.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { baseHeaders } from "./page-response.ts";

interface FastPathOptions {
  version: string;
  clock: Clock;
  cache: PageCache;
  sessions: OpenSessions;
}

/** One in this many hits is logged: a line costs as much as the rest of a hit, and adds nothing to the one before. */
const LOGGED_ONE_OF = 10;

/** Characters of URLs. Parsing one costs more than the rest of a hit. */
const MAX_KEY_CHARACTERS = 1_000_000;

/** Checked first, so that calls, polls and pictures do not pay for pages. */
const mayBePage = (address: Address): boolean =>
  !isQueryTooLong(address) && !asksForList(address.search) && !/^\/(?:api|live|storage)\//.test(address.path);

/** The page address at a URL; whether a URL is canonical depends on nothing but the URL. */
function createAddressReader() {
  const memoised = new LruCache<PageAddress>(MAX_KEY_CHARACTERS, (_, url) => url.length);
  return function readAddress(url: string, { now, chooseLocale, chooseSport }: Visit): PageAddress | undefined {
    const known = memoised.get(url);
    if (known) return known;
    const parts = splitAddress(url);
    if (!mayBePage(parts)) return undefined;
    const { path, search } = parts;
    const route = decideRoute({ path, search, now, chooseLocale, chooseSport });
    if (route.kind !== "page") return undefined;
    const address = pageAddress(url, route);
    memoised.put(url, address);
    return address;
  };
}

/** Headers common to all page responses: the runtime copies a Headers object faster than it reads a plain one. */
function createHeaders() {
  const made = new WeakMap<CachedPage, Headers>();
  return function headersOf(page: CachedPage, settings: Settings): Headers {
    const known = made.get(page);
    if (known) return known;
    const headers = new Headers({ ...pageSecurity(settings), ...baseHeaders(page.headers) });
    made.set(page, headers);
    return headers;
  };
}

/**
 * Serves a fresh page from memory, before the pipeline, which would cost more than the page. Decides by the same
 * functions as the pipeline; leaves every less simple request to it.
 */
export function createFastPath({ version, clock, cache, sessions }: FastPathOptions) {
  const readAddress = createAddressReader();
  const headersOf = createHeaders();
  const logHit = sampledLog(log, LOGGED_ONE_OF);

  return function fastPath(request: Request, env: Env): Response | undefined {
    const startedAt = performance.now();
    const settings = settingsOf(env);
    if (request.method !== "GET" || settings.refusal) return undefined;
    const visit = readVisit(request, env, clock);
    const address = visit.hasCredentials ? undefined : readAddress(request.url, visit);
    if (!address) return undefined;
    const { country, timeZone, savesData, theme, now, mayBeMember } = visit;
    const view = viewOfPage(visit.view, address.query);
    const session = mayBeMember ? sessions.known(request.headers.get("Cookie") ?? "") : undefined;
    // Unsealing a cookie is asynchronous; the next request finds it unsealed.
    if (mayBeMember && !session) return undefined;
    if (languageMove(request, { page: address, session }) !== "stay") return undefined;
    const key = pageKey({ version, epoch: clock.epoch(), address, country, timeZone, savesData, view, now });
    const page = cache.fresh(key, now);
    if (!page) return undefined;

    const ms = elapsed(startedAt);
    const requestId = newRequestId();
    const nonce = freshNonce();
    const cacheStatus = CacheStatus.hit("memory", now - page.storedAt);
    logHit("request", () => {
      const { locale, page, path, query } = address;
      const logged = loggedPath(`/${locale}${path}`, query, page.typed);
      const fields = { requestId, method: "GET", path: logged, status: 200, ms, country, locale, cache: cacheStatus };
      writeFigure(env, requestFigure(fields, LOGGED_ONE_OF));
      return fields;
    });
    const member = session && memberOf(session);
    const response = new Response(pageFor({ theme, member }, page, nonce), { headers: headersOf(page, settings) });
    const { headers } = response;
    if (member) headers.delete(AUDIENCE_HEADER);
    headers.set("Content-Security-Policy", policiesFor(settings, member).policy(nonce.text));
    headers.set("Cache-Status", cacheStatus);
    headers.set("X-Request-Id", requestId);
    headers.set("Server-Timing", edgeTiming(ms));
    return response;
  };
}
