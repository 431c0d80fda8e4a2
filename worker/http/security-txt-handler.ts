import type { MiddlewareHandler } from "hono";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import type { Clock } from "../platform/clock.ts";
import { securityText } from "../security/security-txt.ts";
import { settingsOf } from "../settings/settings.ts";

export const SECURITY_PATH = "/.well-known/security.txt";

/** Seconds. */
const MAX_AGE = 86_400;

/** 404 if no contact is configured. Its own address is included only if the site's hosts are known. */
export function securityTxtHandler(clock: Pick<Clock, "now">): MiddlewareHandler<Edge> {
  return async function serveSecurityTxt(c) {
    const { securityContacts: contacts, hosts } = settingsOf(c.env);
    if (contacts.length === 0) return c.notFound();
    const origin = hosts.length > 0 ? splitAddress(c.req.url).origin : undefined;
    return c.text(securityText({ contacts, now: clock.now(c.env), origin }), 200, {
      "Cache-Control": `public, max-age=${MAX_AGE}`,
    });
  };
}
