/** Seconds: the period of the rate limit bindings (wrangler.toml). */
export const LIMIT_PERIOD = 60;

/**
 * Counts one more, and says whether it is within the limit. The one rule of the edge for its limits: without a binding
 * or a key there is none, and a binding that fails admits, because it must not take the site down. The upstream's own
 * limits (services/members/limits.ts) stand in the database that the call needs: if that fails, so does the call.
 */
export async function isWithinLimit(limit: RateLimit | undefined, key: string | undefined): Promise<boolean> {
  if (!limit || !key) return true;
  const { success } = await limit.limit({ key }).catch(() => ({ success: true }));
  return success;
}
