import { hostCookie } from "./host-cookie.ts";

export const SESSION_COOKIE = "__Host-session";

/** Seconds; slides with each renewal. Equals the lifetime of the upstream's sessions. */
export const SESSION_LIFETIME = 30 * 24 * 3_600;

export const {
  read: sealedSessionIn,
  write: sessionCookie,
  ended: ENDED_SESSION,
} = hostCookie(SESSION_COOKIE, SESSION_LIFETIME);
