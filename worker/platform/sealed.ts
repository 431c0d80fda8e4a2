import { EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";
import type { SessionKeys } from "../settings/session-keys.ts";

/** Purpose of a sealed text; one sealed for a session opens nothing else. */
export type Purpose = "session" | "attempt" | "pending" | "video" | "challenge" | "browser" | "press" | "passkey";

interface SealOptions {
  keys: SessionKeys;
  purpose: Purpose;
  /** Real milliseconds. */
  now: number;
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** Encrypts claims for so many seconds (JWE, RFC 7516: dir, A256GCM). */
export function seal(
  claims: JWTPayload,
  { keys, purpose, now, lifetime }: SealOptions & { lifetime: number },
): Promise<string> {
  const { id, bytes } = keys.current;
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: id })
    .setAudience(purpose)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + lifetime)
    .encrypt(bytes);
}

/**
 * The claims of a sealed text; undefined when it is forged, expired, for another purpose or sealed with a removed key.
 */
export async function unseal(text: string, { keys, purpose, now }: SealOptions): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtDecrypt(
      text,
      ({ kid }) => {
        const key = keys.find(kid ?? "");
        if (!key) throw new Error("a key that is not ours");
        return key.bytes;
      },
      {
        audience: purpose,
        currentDate: new Date(now),
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
      },
    );
    return payload;
  } catch {
    return undefined;
  }
}
