import { type Env, siteUrlOf } from "../../../platform/env.ts";

/** The site as authenticators know it: a passkey belongs to the host, and answers only pages of this origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Undefined if the site's address is not configured: there are then no passkeys. */
export function toRelyingParty(env: Pick<Env, "ENVIRONMENT" | "SITE_URL">): RelyingParty | undefined {
  const origin = siteUrlOf(env);
  return origin === undefined ? undefined : { id: new URL(origin).hostname, origin };
}
