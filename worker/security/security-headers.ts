import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { setHeaders } from "../set-headers.ts";
import { BARE_POLICY } from "./content-security-policy.ts";

const TWO_YEARS = 63_072_000;

/** On every answer, whatever it is; the content security policy comes on top. */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

// A platform default would keep an answer without Cache-Control for hours.
const UNLESS_SET = { "Cache-Control": "private, no-store", "Content-Security-Policy": BARE_POLICY } as const;

export function securityHeaders(): MiddlewareHandler<Edge> {
  return async function setSecurityHeaders(c, next) {
    await next();
    setHeaders(c, SECURITY_HEADERS, UNLESS_SET);
  };
}
