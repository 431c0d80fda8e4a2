import { createHash, randomBytes } from "node:crypto";

/** The request that a code was issued for. */
export interface Authorization {
  user: string;
  redirectUri: string;
  challenge: string;
  nonce?: string | undefined;
}

/** Milliseconds. */
const CODE_LIFE = 10 * 60_000;

export const random = (): string => randomBytes(24).toString("base64url");

/** PKCE, S256. */
export const toChallenge = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

/** An id that is the same for a name after every restart. */
export const toSubject = (user: string): string => createHash("sha256").update(user).digest("hex").slice(0, 32);

/** Codes and access tokens, each valid once or for a while; lost when the process ends. */
export function createGrants(now: () => number) {
  const codes = new Map<string, Authorization & { until: number }>();
  const tokens = new Map<string, string>();
  return {
    issueCode(authorization: Authorization): string {
      const code = random();
      codes.set(code, { ...authorization, until: now() + CODE_LIFE });
      return code;
    },
    /** Undefined for an unknown, used or expired code. Any attempt uses it up. */
    redeemCode(code: string): Authorization | undefined {
      const found = codes.get(code);
      codes.delete(code);
      return found && found.until > now() ? found : undefined;
    },
    issueToken(user: string): string {
      const token = random();
      tokens.set(token, user);
      return token;
    },
    userOfToken: (token: string | undefined): string | undefined => tokens.get(token ?? ""),
  };
}

export type Grants = ReturnType<typeof createGrants>;
