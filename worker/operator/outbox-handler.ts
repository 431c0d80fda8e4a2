import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { settingsOf } from "../settings/settings.ts";

export const OUTBOX_PATH = "/__outbox";

/**
 * Local only: the SMS that the embedded upstream "sent", as its page (`/__outbox`) or as JSON
 * (`/__outbox/messages.json`), so that a developer can read the codes.
 */
export function outboxHandler(): MiddlewareHandler<Edge> {
  return async function showOutbox(c) {
    const { UPSTREAM } = c.env;
    if (!settingsOf(c.env).isLocal || !UPSTREAM) return c.notFound();
    const path = c.req.path === OUTBOX_PATH ? "/" : c.req.path.slice(OUTBOX_PATH.length);
    const answer = await UPSTREAM.fetch(`https://upstream/dev/outbox${path === "/" ? "" : path}`);
    return new Response(answer.body, answer);
  };
}
