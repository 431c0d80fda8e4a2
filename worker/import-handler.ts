import type { MiddlewareHandler } from "hono";
import type { Clock } from "./clock.ts";
import type { Edge } from "./edge.ts";
import { settingsOf } from "./settings.ts";

/**
 * Local only: hands a file of matches to the embedded upstream, which checks the token, and forgets every copy when it
 * was taken in. In production an operator sends files to the upstream itself.
 */
export function importHandler(clock: Clock): MiddlewareHandler<Edge> {
  return async function forwardImport(c) {
    const { UPSTREAM } = c.env;
    const authorization = c.req.header("Authorization");
    if (!settingsOf(c.env).isLocal || !UPSTREAM || !authorization) return c.notFound();
    const url = new URL("https://upstream/admin/import");
    url.search = new URL(c.req.url).search;
    const headers = { Authorization: authorization, "Content-Type": "application/json" };
    const answer = await UPSTREAM.fetch(url, { method: "POST", headers, body: await c.req.arrayBuffer() });
    if (answer.status === 200) clock.startEpoch();
    return new Response(answer.body, answer);
  };
}
