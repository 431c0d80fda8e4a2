import * as z from "zod/mini";
import { lazy } from "../platform/lazy.ts";
import type { Purpose } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { hostCookie } from "./host-cookie.ts";

/** Seconds; equals the lifetime of a provider's code. */
const LIFETIME = 600;

const lazySealed = lazy(() => import("../platform/sealed.ts"));

/** A sealed cookie for a few minutes: state of one visitor's sign-in between two requests. */
interface BriefCookie<Value> {
  read(cookies: string, keys: SessionKeys | undefined): Promise<Value | undefined>;
  /** The value of Set-Cookie. */
  write(value: Value, keys: SessionKeys): Promise<string>;
  /** Set-Cookie value that removes it. */
  ended: string;
}

export function briefCookie<Shape extends z.core.$ZodLooseShape>(
  name: `__Host-${string}`,
  purpose: Purpose,
  shape: Shape,
): BriefCookie<z.output<z.ZodMiniObject<Shape>>> {
  const schema = z.object(shape);
  const cookie = hostCookie(name, LIFETIME);
  return {
    async read(cookies, keys) {
      const sealed = cookie.read(cookies);
      if (sealed === undefined || !keys) return undefined;
      const { unseal } = await lazySealed();
      return schema.safeParse(await unseal(sealed, { keys, purpose, now: Date.now() })).data;
    },
    async write(value, keys) {
      const { seal } = await lazySealed();
      return cookie.write(await seal({ ...value }, { keys, purpose, now: Date.now(), lifetime: LIFETIME }));
    },
    ended: cookie.ended,
  };
}

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

/** The challenge that a passkey of this browser is to answer, by the upstream's token for it. */
export const PASSKEY_COOKIE = briefCookie("__Host-passkey", "passkey", { challengeToken: z.string() });

/** A provider account linked to no member, until its owner has given a phone number. */
export const PENDING_COOKIE = briefCookie("__Host-pending", "pending", {
  provider,
  providerToken: z.string(),
  name: z.optional(z.string()),
});
