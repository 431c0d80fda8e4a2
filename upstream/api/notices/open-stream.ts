import type { Context } from "hono";
import type { Env } from "../../platform/env.ts";
import { getSession } from "../../services/members/sessions.ts";
import { SESSION_HEADER } from "../../services/notices/session-header.ts";
import { buildCaller } from "../context/caller.ts";

/** The path at which the edge opens a member's notice stream. */
export const STREAM_PATH = "/notification/stream";

const refused = (status: 401 | 426): Response =>
  new Response(null, {
    status,
    headers: { "Cache-Control": "no-store", ...(status === 426 && { Upgrade: "websocket" }) },
  });

/**
 * Opens a stream for the session whose token is in `Authorization`; 401 if there is none. `realNow` in milliseconds.
 */
export async function openStream(c: Context<{ Bindings: Env }>, realNow: () => number): Promise<Response> {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") return refused(426);
  const token = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];
  const now = realNow();
  const facts = { locale: "en", client: undefined, token, now, siteNow: now, later: async () => {} } as const;
  const session = await getSession(buildCaller(c.env, facts));
  if (!session) return refused(401);
  const headers = { Upgrade: "websocket", [SESSION_HEADER]: session.id };
  return c.env.NOTICE_BELL.getByName(session.username).fetch(new Request(c.req.url, { headers }));
}
