import { SESSION_LIFETIME } from "#contract/members/session-lifetime";
import { SECOND } from "#contract/time/units";
import { hostCookie } from "./host-cookie.ts";

export const SESSION_COOKIE = "__Host-session";

/** Seconds; slides with each renewal. */
export const COOKIE_LIFETIME = SESSION_LIFETIME / SECOND;

export const {
  read: sealedSessionIn,
  write: sessionCookie,
  ended: ENDED_SESSION,
} = hostCookie(SESSION_COOKIE, COOKIE_LIFETIME);
