import { type Env, isLocalEnvironment } from "./env.ts";

/**
 * Scheme and host of the site, without a trailing slash; undefined if it is unset, malformed, or in production not
 * https.
 */
export function siteUrlOf({ ENVIRONMENT, SITE_URL = "" }: Pick<Env, "ENVIRONMENT" | "SITE_URL">): string | undefined {
  if (!URL.canParse(SITE_URL)) return undefined;
  const { origin, protocol } = new URL(SITE_URL);
  return protocol === "https:" || isLocalEnvironment({ ENVIRONMENT }) ? origin : undefined;
}
