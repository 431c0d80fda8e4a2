import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits as base64url: sessions and grants. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** A code of six digits, each as likely as any other. */
export function newCode(): string {
  const limit = 1_000_000;
  // The rest of 2^32 by a million would make some codes likelier: draw again there.
  for (;;) {
    const drawn = randomBytes(4).readUInt32BE();
    if (drawn < Math.floor(2 ** 32 / limit) * limit) return String(drawn % limit).padStart(6, "0");
  }
}

/** Without characters that are read for each other. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export const newName = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** A keyed hash: what is stored of codes, tokens, numbers and addresses says nothing without the secret. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");

/** Of two hashes of one length, in a time that says nothing about either. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
