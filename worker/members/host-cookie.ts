import { SESSION_LIFETIME } from "#contract/members/session-lifetime";
import { SECOND } from "#contract/time/units";

const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** A cookie with a sealed text. */
interface HostCookie {
  /** Reads the sealed text from a Cookie header. */
  read(cookies: string): string | undefined;
  /** The Set-Cookie value. */
  write(sealed: string): string;
  /** The Set-Cookie value that removes it. */
  ended: string;
}

/**
 * Its prefix binds it to this host and to https (RFC 6265bis, section 4.1.3.2); browsers accept it on localhost too.
 * `lifetime` in seconds.
 */
export function hostCookie(name: `__Host-${string}`, lifetime: number): HostCookie {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`);
  return {
    read: (cookies) => pattern.exec(cookies)?.[1],
    write: (sealed) => `${name}=${sealed}; Max-Age=${lifetime}; ${ATTRIBUTES}`,
    ended: `${name}=; Max-Age=0; ${ATTRIBUTES}`,
  };
}

export const SESSION_COOKIE = "__Host-session";

/** Seconds; slides with each renewal. */
export const COOKIE_LIFETIME = SESSION_LIFETIME / SECOND;

export const {
  read: sealedSessionIn,
  write: sessionCookie,
  ended: ENDED_SESSION,
} = hostCookie(SESSION_COOKIE, COOKIE_LIFETIME);
