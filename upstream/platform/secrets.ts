import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits as base64url, for sessions and grants. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** A uniformly random code of six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Without characters that are easily confused. */
export const NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Uniformly random: parts of the alphabet have as many names as others of their size. */
export const newName = (length: number): string =>
  Array.from({ length }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join("");

/** A keyed hash: stored codes, tokens, numbers and addresses reveal nothing without the secret. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");

/** Compares two hashes of the same length in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Compares two secrets of any length in constant time, by their digests. */
export const isSameSecret = (one: string, other: string): boolean => isSameHash(digest(one), digest(other));
