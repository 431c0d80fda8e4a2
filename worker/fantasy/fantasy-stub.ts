import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import type { Clock } from "../platform/clock.ts";
import { settingsOf } from "../settings/settings.ts";

/** Local only: the fantasy site's stub, part of the embedded upstream. Undefined elsewhere. */
export async function requestStub(c: Context<Edge>, clock: Clock): Promise<Response | undefined> {
  const { UPSTREAM } = c.env;
  if (!settingsOf(c.env).isLocal || !UPSTREAM) return undefined;
  const { pathname, search } = new URL(c.req.url);
  const headers = new Headers(clock.headers(c.env));
  for (const name of ["Cookie", "Content-Type"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const body = c.req.method === "POST" ? await c.req.arrayBuffer() : undefined;
  const init = { method: c.req.method, headers, redirect: "manual", ...(body && { body }) } as const;
  const answer = await UPSTREAM.fetch(`https://upstream${pathname}${search}`, init);
  return new Response(answer.body, answer);
}
