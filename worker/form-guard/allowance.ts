import type { Env } from "../env.ts";
import { isWithin } from "./rate-limits.ts";
import type { RecentCounts } from "./recent-counts.ts";

/** Seconds in which a network has one form that needs a check and comes without script. */
export const ALLOWANCE_PERIOD = 600;

/** Whoever is on the same machine; of all others the platform names the address. */
const SAME_MACHINE = "same machine";

/**
 * Takes what a network has without a check: undefined when it was there, else seconds until it is again. The platform's
 * limit, of a minute at most, counts for all isolates of a data centre at the same instant; the longer count goes on from there.
 */
export async function takeAllowance(
  network: string = SAME_MACHINE,
  { UNCHECKED_FORMS }: Pick<Env, "UNCHECKED_FORMS">,
  counts: RecentCounts,
  now: () => number = Date.now,
): Promise<number | undefined> {
  const isFirstOfMinute = await isWithin(UNCHECKED_FORMS, network);
  const { count, until } = await counts.add(`unchecked ${network}`, ALLOWANCE_PERIOD);
  return isFirstOfMinute && count === 1 ? undefined : Math.max(1, Math.ceil((until - now()) / 1_000));
}
