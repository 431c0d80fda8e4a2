const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** A cookie that holds a sealed text. */
export interface HostCookie {
  /** The sealed text in a Cookie header. */
  read(cookies: string): string | undefined;
  /** The value of Set-Cookie. */
  write(sealed: string): string;
  /** The value of Set-Cookie that removes it. */
  ended: string;
}

/**
 * Bound to this host and to https by its prefix (RFC 6265bis, section 4.1.3.2); browsers take it on localhost too.
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
