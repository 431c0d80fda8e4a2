import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import type { Env } from "../platform/env.ts";
import { HEALTH_PATH } from "./status-paths.ts";

/** Milliseconds. A watcher that waits longer reports a slow site as one that is down. */
const LIMIT = 2_000;

interface Status {
  /** `peer`: another server than the embedded upstream answers calls, and is not asked. */
  upstream: "up" | "down" | "peer";
  /** What the embedded upstream says of itself. */
  details?: object;
}

async function readStatus({ UPSTREAM, API_BASE_URL }: Env): Promise<Status> {
  if (API_BASE_URL || !UPSTREAM) return { upstream: "peer" };
  try {
    const signal = AbortSignal.timeout(LIMIT);
    // A binding that hangs need not heed the signal.
    const tooLate = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const answer = await Promise.race([UPSTREAM.fetch("https://upstream/status", { signal }), tooLate]);
    const details: unknown = await answer.json();
    return { upstream: answer.ok ? "up" : "down", ...(typeof details === "object" && details && { details }) };
  } catch {
    return { upstream: "down" };
  }
}

/**
 * `/health` says by its status whether the site can answer from its data: for gradual deployments and watchers;
 * `/status.json` also says what is known of the database and the suppliers.
 */
export async function answerStatus(c: Context<Edge>, version: string): Promise<Response> {
  const { upstream, details } = await readStatus(c.env);
  const isUp = upstream !== "down";
  const body = { status: isUp ? "up" : "down", version, upstream };
  const isShort = c.req.path === HEALTH_PATH;
  return c.json(isShort ? body : { ...body, ...details }, isUp ? 200 : 503, {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
}
