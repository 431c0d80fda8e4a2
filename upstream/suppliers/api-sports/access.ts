import type { Env } from "../../platform/env.ts";

/** Both services take the same key, each with its own quota. The smallest plan is the free one. */
export const FREE_PLAN = { perDay: 100, perMinute: 10 };

/** `base`: of the service, without a slash at its end. */
export function apiSportsAccess({ API_SPORTS_KEY }: Pick<Env, "API_SPORTS_KEY">, base: string) {
  return API_SPORTS_KEY ? { base, headers: { "x-apisports-key": API_SPORTS_KEY } } : undefined;
}
