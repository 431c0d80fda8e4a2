import { seal } from "../platform/sealed.ts";
import { readSessionKeys } from "../settings/session-keys.ts";
import { COOKIE_LIFETIME, SESSION_COOKIE } from "./host-cookie.ts";
import type { Session } from "./session.ts";

export const TEST_SESSION_KEYS = `test:${"k".repeat(42)}A`;

export const testSession = (number: number): Session => ({
  token: `token-of-member-${number}`,
  username: `u${number}`,
  nickname: `Member${number}x`,
  avatar: String((number % 12) + 1).padStart(2, "0"),
});

/** The Cookie header of a member who has just signed in. */
export async function cookieOf(session: Session, now = Date.now()): Promise<string> {
  const keys = readSessionKeys(TEST_SESSION_KEYS);
  if ("reason" in keys) throw new Error(keys.reason);
  const sealed = await seal({ ...session }, { keys, purpose: "session", now, lifetime: COOKIE_LIFETIME });
  return `${SESSION_COOKIE}=${sealed}`;
}
