import * as z from "zod/mini";
import { unseal } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import type { Session } from "./session.ts";

const SessionClaims = z.object({
  token: z.string(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  country: z.optional(z.string()),
  language: z.optional(z.string()),
  view: z.optional(z.string()),
  iat: z.optional(z.number()),
});

/**
 * The session in a sealed text; undefined if it cannot be unsealed, or if its claims have another shape, such as one
 * sealed by an older build. `now` in real milliseconds.
 */
export async function unsealSession(sealed: string, keys: SessionKeys, now: number): Promise<Session | undefined> {
  return SessionClaims.safeParse(await unseal(sealed, { keys, purpose: "session", now })).data;
}
