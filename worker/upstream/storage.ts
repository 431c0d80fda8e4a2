import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { CORP } from "../http/security-headers.ts";
import { addressOf } from "../platform/address.ts";
import type { Clock } from "../platform/clock.ts";
import type { ColoCache } from "../platform/colo-cache.ts";
import { log } from "../platform/log.ts";
import { readBody } from "../platform/read-body.ts";
import type { StoreGuard } from "../platform/store-guard.ts";
import { PICTURE_POLICY } from "../security/content-security-policy.ts";
import { EMBEDDED_STORAGE, settingsOf } from "../settings/settings.ts";
import { admit } from "./request/admit.ts";
import { UpstreamFault } from "./request/fault.ts";

const CATEGORY = /^[a-z][a-z-]{0,31}$/;
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const MAX_AGE = "public, max-age=604800, stale-while-revalidate=86400";
/** For a picture that the upstream keeps for no longer than this, as one of a state that has passed. */
const BRIEF = "public, max-age=60";
const TIMEOUT = 15_000;
/** Bytes. */
const LARGEST = 4 * 1024 * 1024;
/** These mean that there is no such picture; an HTML page or a limit means nothing. */
const MISSING: readonly number[] = [400, 404, 410];
/** Other sites may show pictures: they get them when they link to our pages. */
const SECURITY = { "Content-Security-Policy": PICTURE_POLICY, "Cross-Origin-Resource-Policy": CORP.anyone };

/** The picture's address at the upstream; undefined for invalid names. */
const storagePath = (category: string, id: string): string | undefined =>
  CATEGORY.test(category) && ID.test(id) ? `/storage/${category}/${id}` : undefined;

/**
 * A whole picture, read before the signal aborts: a response is not started if its upstream stops in the middle. Throws
 * in that case, if it is too large, or if the response is something else.
 */
export async function fetchPicture(
  upstream: Pick<Fetcher, "fetch">,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await upstream.fetch(`https://upstream${path}`, {
    // The clock's: a summary's picture exists once the summary does.
    headers,
    redirect: "manual",
    signal,
  });
  const contentType = answer.headers.get("Content-Type") ?? "";
  // A document served from here would have our origin.
  if (answer.status === 200 && contentType.startsWith("image/")) {
    const isBrief = answer.headers.get("Cache-Control") === BRIEF;
    const own = { "Content-Type": contentType, "Cache-Control": isBrief ? BRIEF : MAX_AGE, ...SECURITY };
    return new Response(await readBody(answer.body, LARGEST, signal), { headers: own });
  }
  await answer.body?.cancel();
  if (!MISSING.includes(answer.status)) throw new Error(`the upstream answered ${answer.status} ${contentType}`);
  return new Response("Not found\n", { status: 404, headers: { "Cache-Control": "public, max-age=60" } });
}

interface StorageOptions {
  store(): ColoCache | undefined;
  guard: StoreGuard;
  clock: Pick<Clock, "headers">;
}

async function readPicture(store: ColoCache | undefined, key: string): Promise<Response | undefined> {
  const cached = await store?.match(key);
  if (!cached) return undefined;
  // Stored ones may predate a header that is now mandatory.
  const headers = new Headers(cached.headers);
  for (const [name, value] of Object.entries({ ...SECURITY, "Cache-Status": "storage; hit" })) headers.set(name, value);
  return new Response(await cached.arrayBuffer(), { status: cached.status, headers });
}

/**
 * Pictures of the embedded upstream by category and id, cached in the colo; a missing picture is cached there too, for
 * a minute. Unused if STORAGE_BASE_URL is set.
 */
export function storage({ store, guard, clock }: StorageOptions): MiddlewareHandler<Edge> {
  return async function servePicture(c) {
    const path = storagePath(c.req.param("category") ?? "", c.req.param("id") ?? "");
    const { UPSTREAM } = c.env;
    if (!path || !UPSTREAM || settingsOf(c.env).config.storageBaseUrl !== EMBEDDED_STORAGE) return c.notFound();
    const key = `https://storage.cache.invalid${path}`;
    try {
      const cached = await guard("get", () => readPicture(store(), key));
      if (cached) return cached;
      await admit({ env: c.env, address: addressOf(c.req.raw) }, "storage", "COLD_PICTURES");
      const picture = await fetchPicture(UPSTREAM, path, clock.headers(c.env), AbortSignal.timeout(TIMEOUT));
      const copy = picture.clone();
      c.executionCtx.waitUntil(guard("put", async () => store()?.put(key, copy)));
      picture.headers.set("Cache-Status", "storage; fwd=uri-miss");
      return picture;
    } catch (error) {
      if (error instanceof UpstreamFault)
        return c.text("Too many pictures at once\n", 429, { "Retry-After": String(error.retryAfter) });
      log("storage_failed", { requestId: c.var.requestId, path, reason: String(error) });
      return c.text("The picture cannot be fetched now\n", 502, { "Retry-After": "30" });
    }
  };
}
