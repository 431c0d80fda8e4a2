import type { MiddlewareHandler } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { Edge } from "../edge.ts";
import { setHeaders } from "../platform/set-headers.ts";
import { BARE_POLICY } from "../security/content-security-policy.ts";
import { type Settings, settingsOf } from "../settings/settings.ts";

const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** Resources for this site's own pages only, and resources that other sites may load too: pictures and feeds. */
export const CORP = { own: "same-origin", anyone: "cross-origin" } as const;

// A platform default would cache a response without Cache-Control for hours.
const UNLESS_SET = {
  ...NO_STORE,
  "Content-Security-Policy": BARE_POLICY,
  "Cross-Origin-Resource-Policy": CORP.own,
} as const;

/** A page's security headers besides its policy. */
export const pageSecurity = ({ transport }: Pick<Settings, "transport">): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  "Strict-Transport-Security": transport,
  "Cross-Origin-Resource-Policy": CORP.own,
});

/** Security headers for responses that are not documents and are often smaller than a document's headers. */
export const briefSecurity = ({ transport }: Pick<Settings, "transport">): Readonly<Record<string, string>> => ({
  "Strict-Transport-Security": transport,
  "Cross-Origin-Resource-Policy": CORP.own,
});

/** On every response. */
export function securityHeaders(): MiddlewareHandler<Edge> {
  return async function setSecurityHeaders(c, next) {
    await next();
    const { transport } = settingsOf(c.env);
    setHeaders(c, { ...ALWAYS, "Strict-Transport-Security": transport }, UNLESS_SET);
  };
}
