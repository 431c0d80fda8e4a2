import { seal } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { COOKIE_LIFETIME, sessionCookie } from "./host-cookie.ts";
import type { Session } from "./session.ts";

/** The Set-Cookie value for a session. `now` in real milliseconds. */
export async function sealSession(session: Session, keys: SessionKeys, now: number): Promise<string> {
  return sessionCookie(await seal({ ...session }, { keys, purpose: "session", now, lifetime: COOKIE_LIFETIME }));
}
