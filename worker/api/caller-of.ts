import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import type { Caller } from "./api-refusal.ts";
import { callerLocale } from "./caller-locale.ts";

/** The caller of a refused API call; `fields` are those of its form. */
export function callerOf(c: Context<Edge>, fields: [string, string][] = []): Caller {
  const parameters = new URLSearchParams([...fields, ...new URLSearchParams(splitAddress(c.req.url).search)]);
  return { locale: callerLocale(parameters, c.req.header("Accept-Language")), requestId: c.var.requestId };
}
