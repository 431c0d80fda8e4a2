import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import { readStatus } from "./read-status.ts";
import { HEALTH_PATH } from "./status-paths.ts";

/** Names versions of workers, of which a deployment asks the new one; a service binding needs to be told. */
const OVERRIDES = "Cloudflare-Workers-Version-Overrides";

/**
 * `/health` says by its status whether the site can answer from its data: for gradual deployments and watchers;
 * `/status.json` also says what is known of each part, the data and the suppliers.
 */
export async function answerStatus(c: Context<Edge>, version: string): Promise<Response> {
  const overrides = c.req.header(OVERRIDES);
  const site = await readStatus(c.env, overrides === undefined ? {} : { [OVERRIDES]: overrides });
  const { status, upstream } = site;
  const isShort = c.req.path === HEALTH_PATH;
  const body = isShort ? { status, version, upstream } : { version, ...site };
  return c.json(body, status === "up" ? 200 : 503, { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
}
