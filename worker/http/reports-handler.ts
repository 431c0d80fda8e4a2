import type { Context, MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import type { Log } from "../platform/log.ts";
import { BodyTooLarge, readBody } from "../platform/read-body.ts";
import { readReports } from "../security/read-reports.ts";

const TYPES: readonly string[] = ["application/reports+json", "application/csp-report"];
/** Bytes; a report repeats the page's policy. */
const LARGEST_BODY = 16 * 1024;
/** For an isolate. */
const LINES = { most: 10, milliseconds: 60_000 };

async function readText({ body }: Request): Promise<string | 413 | 400> {
  try {
    return new TextDecoder().decode(await readBody(body, LARGEST_BODY));
  } catch (error) {
    return error instanceof BodyTooLarge ? 413 : 400;
  }
}

const refuse = (c: Context<Edge>, status: 400 | 405 | 413 | 415, text: string, headers = {}): Response =>
  c.text(`${text}\n`, status, headers);

interface LineAllowance {
  /** Whether a line may be written now; counts it as written. */
  take(now: number): boolean;
  /** Whether any line may be written now. */
  isLeft(now: number): boolean;
}

/** A number of lines per period, for one isolate: what anybody can send must not fill the log. */
export function lineAllowance({ most, milliseconds }: { most: number; milliseconds: number }): LineAllowance {
  let startedAt = Number.NEGATIVE_INFINITY;
  let taken = 0;
  const isLeft = (now: number): boolean => taken < most || now - startedAt >= milliseconds;
  return {
    isLeft,
    take(now) {
      if (!isLeft(now)) return false;
      if (now - startedAt >= milliseconds) {
        startedAt = now;
        taken = 0;
      }
      taken += 1;
      return true;
    },
  };
}

/**
 * Receives browsers' reports of policy violations, and logs a few of them. Beyond the limit bodies are not even read;
 * mounted before the request log, which would write a line for each.
 */
export function reportsHandler({ log, now = Date.now }: { log: Log; now?: () => number }): MiddlewareHandler<Edge> {
  const allowance = lineAllowance(LINES);
  return async function takeReports(c) {
    if (c.req.method !== "POST") return refuse(c, 405, "send POST", { Allow: "POST" });
    const type = c.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!TYPES.includes(type)) return refuse(c, 415, `send ${TYPES.join(" or ")}`);
    if (!allowance.isLeft(now())) return c.body(null, 204);
    const text = await readText(c.req.raw);
    if (text === 413) return refuse(c, 413, `send at most ${LARGEST_BODY} bytes`);
    const violations = text === 400 ? undefined : readReports(text, splitAddress(c.req.url).origin);
    if (!violations) return refuse(c, 400, "the body cannot be read");
    for (const violation of violations) if (allowance.take(now())) log("csp_violation", { ...violation });
    return c.body(null, 204);
  };
}
