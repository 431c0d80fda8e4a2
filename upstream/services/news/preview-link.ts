import { isSameHash, keyedHash } from "../../platform/secrets.ts";

/** Lifetime of a preview link in seconds. */
const GOOD_FOR = 7 * 24 * 3600;
const SHORTEST_SECRET = 32;

interface Link {
  id: string;
  /** Seconds since 1970. */
  expires: number;
  /** HMAC-SHA256 of both, base64url. */
  signature: string;
}

const toSignature = (secret: string, { id, expires }: Omit<Link, "signature">): string =>
  keyedHash(secret, "preview of news", `${id}\n${expires}`);

const isGoodSecret = (secret: string | undefined): secret is string => (secret?.length ?? 0) >= SHORTEST_SECRET;

/** A link to an unpublished piece. `now` in milliseconds. Undefined unless a valid secret is configured. */
export function previewLink(secret: string | undefined, id: string, now: number): Link | undefined {
  if (!isGoodSecret(secret)) return undefined;
  const expires = Math.floor(now / 1000) + GOOD_FOR;
  return { id, expires, signature: toSignature(secret, { id, expires }) };
}

/** Whether a link is genuine and has not expired. */
export const isGoodLink = (secret: string | undefined, { signature, ...link }: Link, now: number): boolean =>
  isGoodSecret(secret) && link.expires * 1000 > now && isSameHash(toSignature(secret, link), signature);
