import type { Env } from "../../platform/env.ts";

/** The operator's Web Push settings; unless all three are set, nothing is pushed to browsers. */
export interface PushSettings {
  /** The server's key (RFC 8292): an uncompressed point of P-256, base64url. Used by browsers to subscribe. */
  publicKey: string;
  /** The corresponding private scalar, base64url. */
  privateKey: string;
  /** Contact for push services: mailto: or https:. */
  subject: string;
}

type PushEnv = Pick<Env, "PUSH_PUBLIC_KEY" | "PUSH_PRIVATE_KEY" | "PUSH_SUBJECT">;

const PUBLIC_KEY = /^[\w-]{87}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Undefined if pushes are not configured, or not validly. */
export function pushSettings({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT }: PushEnv): PushSettings | undefined {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY || !PUSH_SUBJECT) return undefined;
  if (!PUBLIC_KEY.test(PUSH_PUBLIC_KEY) || !PRIVATE_KEY.test(PUSH_PRIVATE_KEY)) return undefined;
  if (!/^(mailto|https):/.test(PUSH_SUBJECT)) return undefined;
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, subject: PUSH_SUBJECT };
}
