import { isSameHash, keyedHash } from "../members/secrets.ts";

/** Seconds that a preview link is good for. */
const GOOD_FOR = 7 * 24 * 3600;
const SHORTEST_SECRET = 32;

interface Link {
  id: string;
  /** Seconds since 1970. */
  expires: number;
  /** HMAC-SHA256 of both, base64url. */
  signature: string;
}

const signatureOf = (secret: string, { id, expires }: Omit<Link, "signature">): string =>
  keyedHash(secret, "preview of news", `${id}\n${expires}`);

const isGoodSecret = (secret: string | undefined): secret is string => (secret?.length ?? 0) >= SHORTEST_SECRET;

/** A link to a piece that is not out. `now` in milliseconds. Undefined where no good secret is set. */
export function previewLink(secret: string | undefined, id: string, now: number): Link | undefined {
  if (!isGoodSecret(secret)) return undefined;
  const expires = Math.floor(now / 1000) + GOOD_FOR;
  return { id, expires, signature: signatureOf(secret, { id, expires }) };
}

/** Whether a link was made here and its time is not over. */
export const isGoodLink = (secret: string | undefined, { signature, ...link }: Link, now: number): boolean =>
  isGoodSecret(secret) && link.expires * 1000 > now && isSameHash(signatureOf(secret, link), signature);
