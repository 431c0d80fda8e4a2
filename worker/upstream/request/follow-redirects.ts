import { UpstreamFault } from "./fault.ts";

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Rejects when the signal aborts, whether or not the promise observes the signal. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener("abort", refuse, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", refuse));
  });
}

/**
 * Fetches, following redirects of GET calls on the same origin only: other targets are sign-in or maintenance pages, or
 * must not get our headers. Throws UpstreamFault `redirect` for any other redirect, and for a loop.
 */
export async function followRedirects(
  fetch: Fetch,
  first: string,
  init: RequestInit & { signal: AbortSignal },
  endpoint: string,
): Promise<Response> {
  let url = first;
  for (let followed = 0; ; followed++) {
    const response = await unlessAborted(fetch(url, { ...init, redirect: "manual" }), init.signal);
    if (!REDIRECTS.includes(response.status)) return response;
    await response.body?.cancel();
    const location = response.headers.get("Location");
    const next = location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
    const mayFollow = init.method === "GET" && next?.origin === new URL(first).origin && followed < MOST_REDIRECTS;
    if (!next || !mayFollow) throw new UpstreamFault("redirect", endpoint, { status: response.status });
    url = next.href;
  }
}
