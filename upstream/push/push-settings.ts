import type { Env } from "../http/env.ts";

/** What Web Push needs of an operator; without all three nothing is pushed to browsers. */
export interface PushSettings {
  /** The server's key (RFC 8292): an uncompressed point of P-256, base64url. Browsers subscribe with it. */
  publicKey: string;
  /** The number that belongs to it, base64url. */
  privateKey: string;
  /** Whom a push service may write to: mailto: or https:. */
  subject: string;
}

type PushEnv = Pick<Env, "PUSH_PUBLIC_KEY" | "PUSH_PRIVATE_KEY" | "PUSH_SUBJECT">;

const PUBLIC_KEY = /^[\w-]{87}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Undefined where pushes are not configured, or not so that a push service would take them. */
export function pushSettings({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT }: PushEnv): PushSettings | undefined {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY || !PUSH_SUBJECT) return undefined;
  if (!PUBLIC_KEY.test(PUSH_PUBLIC_KEY) || !PRIVATE_KEY.test(PUSH_PRIVATE_KEY)) return undefined;
  if (!/^(mailto|https):/.test(PUSH_SUBJECT)) return undefined;
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, subject: PUSH_SUBJECT };
}
