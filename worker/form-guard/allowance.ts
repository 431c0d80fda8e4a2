import type { Env } from "../platform/env.ts";
import { isWithinLimit } from "../platform/rate-limit.ts";
import type { RecentCounts } from "./recent-counts.ts";

/** Seconds in which a network has one form that needs a check and comes without script. */
const ALLOWANCE_PERIOD = 600;

/** A client on the same machine; the platform reports the address of all others. */
const SAME_MACHINE = "same machine";

/**
 * Uses up a network's unchecked form. Returns undefined on success, otherwise the seconds until the next one. The
 * platform's limit, at most a minute, is shared at once by all isolates of a data centre; the longer count takes over
 * from there.
 */
export async function takeAllowance(
  network: string = SAME_MACHINE,
  { UNCHECKED_FORMS }: Pick<Env, "UNCHECKED_FORMS">,
  counts: RecentCounts,
  now: () => number = Date.now,
): Promise<number | undefined> {
  const isFirstOfMinute = await isWithinLimit(UNCHECKED_FORMS, network);
  const { count, until } = await counts.add(`unchecked ${network}`, ALLOWANCE_PERIOD);
  return isFirstOfMinute && count === 1 ? undefined : Math.max(1, Math.ceil((until - now()) / 1_000));
}
