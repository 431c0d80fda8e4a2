import type { Context } from "hono";
import type { Edge } from "../edge.ts";

type HeaderFields = Readonly<Record<string, string>>;

function apply(headers: Headers, always: HeaderFields, unlessSet: HeaderFields): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  for (const [name, value] of Object.entries(unlessSet)) if (!headers.has(name)) headers.set(name, value);
}

/** Sets headers of the outgoing response. */
export function setHeaders(c: Context<Edge>, always: HeaderFields, unlessSet: HeaderFields = {}): void {
  try {
    apply(c.res.headers, always, unlessSet);
  } catch {
    // Fetched or cached responses have immutable headers. Copied only in that case: a large body makes it expensive.
    c.res = new Response(c.res.body, c.res);
    apply(c.res.headers, always, unlessSet);
  }
}
