import type { Context } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { Edge } from "../edge.ts";

/** A redirect for one visitor; not cacheable. */
export function redirectVisitor(c: Context<Edge>, location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, ...NO_STORE });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return c.newResponse(null, { status: 302, headers });
}
