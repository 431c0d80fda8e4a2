import { and, eq, lt, sql } from "drizzle-orm";
import type { MemberRefusal } from "#contract/tables/member-refusals";
import type { Caller } from "./caller.ts";
import { refuse } from "./refuse.ts";
import { rateCounters } from "./schema.ts";
import { keyedHash } from "./secrets.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Limit {
  name: string;
  /** Maximum count per window. */
  most: number;
  /** Milliseconds; windows begin at multiples of it. */
  window: number;
  refusal: MemberRefusal;
}

/** Rate limits of member calls. */
export const LIMITS = {
  codesOfNumber: { name: "codes-of-number", most: 10, window: DAY, refusal: "codeLimit" },
  codesOfAddress: { name: "codes-of-address", most: 30, window: DAY, refusal: "codeLimit" },
  codesOfDevice: { name: "codes-of-device", most: 15, window: DAY, refusal: "codeLimit" },
  newsletterOfAddress: { name: "newsletter-of-address", most: 60, window: DAY, refusal: "tooManyTries" },
  triesOfNumber: { name: "tries-of-number", most: 10, window: 15 * MINUTE, refusal: "tooManyTries" },
  triesOfAddress: { name: "tries-of-address", most: 60, window: 15 * MINUTE, refusal: "tooManyTries" },
  /** Re-entering the password while signed in. */
  triesOfMember: { name: "tries-of-member", most: 10, window: 15 * MINUTE, refusal: "tooManyTries" },
  commentsOfMinute: { name: "comments-of-minute", most: 5, window: MINUTE, refusal: "commentLimit" },
  commentsOfDay: { name: "comments-of-day", most: 50, window: DAY, refusal: "commentLimit" },
  likesOfMinute: { name: "likes-of-minute", most: 60, window: MINUTE, refusal: "commentLimit" },
  reportsOfDay: { name: "reports-of-day", most: 30, window: DAY, refusal: "commentLimit" },
  picksOfMinute: { name: "picks-of-minute", most: 30, window: MINUTE, refusal: "pickLimit" },
} as const satisfies Record<string, Limit>;

/** Callers for whom the edge does not vouch count as one, so that a public upstream is no way around the limits. */
export const addressOf = ({ client }: Caller): string => client?.address ?? "unsigned";

const keyOf = ({ settings }: Caller, { name }: Limit, whose: string): string =>
  `${name}:${keyedHash(settings.secret, name, whose)}`;

/** Counts one more, or refuses, by one conditional statement, so that concurrent calls cannot exceed the limit. */
export async function countOrRefuse(caller: Caller, limit: Limit, whose: string): Promise<void> {
  const { db, now } = caller;
  const windowStart = Math.floor(now / limit.window) * limit.window;
  const end = windowStart + limit.window;
  const counted = await db
    .insert(rateCounters)
    .values({ key: keyOf(caller, limit, whose), windowStart, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
      setWhere: lt(rateCounters.count, limit.most),
    })
    .returning({ count: rateCounters.count });
  if (counted.length === 0) throw refuse(limit.refusal, Math.ceil((end - now) / 1000));
}

/** Resets a count, e.g. of a number whose member has proved their identity. */
export async function clearCount(caller: Caller, limit: Limit, whose: string): Promise<void> {
  const windowStart = Math.floor(caller.now / limit.window) * limit.window;
  await caller.db
    .delete(rateCounters)
    .where(and(eq(rateCounters.key, keyOf(caller, limit, whose)), eq(rateCounters.windowStart, windowStart)));
}
