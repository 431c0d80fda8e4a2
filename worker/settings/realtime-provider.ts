import type { Env } from "../platform/env.ts";

/** How members receive notices while a page is open. */
export const REALTIME_PROVIDERS = ["embedded", "firebase-rtdb", "none"] as const;
export type RealtimeProvider = (typeof REALTIME_PROVIDERS)[number];

export const isRealtimeProvider = (name: string): name is RealtimeProvider =>
  (REALTIME_PROVIDERS as readonly string[]).includes(name);

/** As configured; may be an invalid value. */
export const realtimeProvider = ({ REALTIME_PROVIDER }: Pick<Env, "REALTIME_PROVIDER">): string =>
  REALTIME_PROVIDER?.toLowerCase() || "embedded";
