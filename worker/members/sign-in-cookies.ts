import * as z from "zod/mini";
import { briefCookie } from "./brief-cookie.ts";

const provider = z.enum(["line", "zalo"]);

/**
 * An attempt to sign in at a provider (providers.ts), until the visitor returns. Lax, because the callback is
 * cross-site.
 */
export const ATTEMPT_COOKIE = briefCookie("__Host-attempt", "attempt", {
  provider,
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  callBackUrl: z.string(),
  locale: z.string(),
  referralCode: z.optional(z.string()),
  linksTo: z.optional(z.string()),
  linkToken: z.optional(z.string()),
});

/** A provider account linked to no member, until its owner has given a phone number. */
export const PENDING_COOKIE = briefCookie("__Host-pending", "pending", {
  provider,
  providerToken: z.string(),
  name: z.optional(z.string()),
});
