import { and, eq, lt, sql } from "drizzle-orm";
import { toNetwork } from "#contract/http/network-of";
import type { MemberRefusal } from "#contract/tables/member-refusals";
import { DAY, MINUTE } from "#contract/time/units";
import type { Caller } from "../../api/context/caller.ts";
import { inOneGo } from "../../platform/batched.ts";
import { keyedHash } from "../../platform/secrets.ts";
import { rateCounters } from "../schema/members.ts";
import { refuse } from "./refuse.ts";

export interface Limit {
  name: string;
  /** Maximum count per window. */
  most: number;
  /** Milliseconds; windows begin at multiples of it. */
  window: number;
  refusal: MemberRefusal;
}

/** Rate limits of member calls; standing.ts says whose of them a call counts against. */
export const LIMITS = {
  /** To one number for one purpose, by its member: signed in, or in a browser used before. */
  codesOfOwner: { name: "codes-of-owner", most: 10, window: DAY, refusal: "codeLimit" },
  /** To one number for one purpose, from one network. */
  codesOfNetwork: { name: "codes-of-network", most: 5, window: DAY, refusal: "codeLimit" },
  /** To one number for one purpose, by all strangers who have solved a bot check. */
  codesOfNumber: { name: "codes-of-number", most: 6, window: DAY, refusal: "codeLimit" },
  /** The same by those who have not. */
  uncheckedCodes: { name: "unchecked-codes", most: 3, window: DAY, refusal: "codeLimit" },
  codesOfAddress: { name: "codes-of-address", most: 30, window: DAY, refusal: "codeLimit" },
  codesOfDevice: { name: "codes-of-device", most: 15, window: DAY, refusal: "codeLimit" },
  newsletterOfAddress: { name: "newsletter-of-address", most: 60, window: DAY, refusal: "tooManyTries" },
  /** Passwords for one number, in one browser that its member has used before. */
  triesOfOwner: { name: "tries-of-owner", most: 10, window: 15 * MINUTE, refusal: "tooManyTries" },
  /** Passwords for one number, from one network. */
  triesOfNetwork: { name: "tries-of-network", most: 5, window: 15 * MINUTE, refusal: "tooManyTries" },
  /** Passwords for one number by strangers; those who have solved a bot check and all others are counted apart. */
  triesOfNumber: { name: "tries-of-number", most: 10, window: 15 * MINUTE, refusal: "tooManyTries" },
  /** A code in a browser that has not requested one, from one network. */
  guessesOfNetwork: { name: "guesses-of-network", most: 5, window: 15 * MINUTE, refusal: "wrongCode" },
  /** The same from all networks, counted apart like passwords. */
  guessesOfNumber: { name: "guesses-of-number", most: 10, window: 15 * MINUTE, refusal: "wrongCode" },
  triesOfAddress: { name: "tries-of-address", most: 60, window: 15 * MINUTE, refusal: "tooManyTries" },
  /** Re-entering the password while signed in. */
  triesOfMember: { name: "tries-of-member", most: 10, window: 15 * MINUTE, refusal: "tooManyTries" },
  /** Log-ins by passkey that were begun. Nothing can be guessed; it bounds what is stored. */
  passkeysOfAddress: { name: "passkeys-of-address", most: 300, window: 15 * MINUTE, refusal: "tooManyTries" },
  commentsOfMinute: { name: "comments-of-minute", most: 5, window: MINUTE, refusal: "commentLimit" },
  commentsOfDay: { name: "comments-of-day", most: 50, window: DAY, refusal: "commentLimit" },
  likesOfMinute: { name: "likes-of-minute", most: 60, window: MINUTE, refusal: "commentLimit" },
  reportsOfDay: { name: "reports-of-day", most: 30, window: DAY, refusal: "commentLimit" },
  picksOfMinute: { name: "picks-of-minute", most: 30, window: MINUTE, refusal: "pickLimit" },
} as const satisfies Record<string, Limit>;

/**
 * The network of a caller. Callers for whom the edge does not vouch count as one, so that a public upstream is no way
 * around the limits.
 */
export const networkOfCaller = ({ client }: Pick<Caller, "client">): string =>
  client ? toNetwork(client.address) : "unsigned";

/** One more against a limit, of whatever `whose` names. */
export interface Count {
  limit: Limit;
  whose: string;
}

/** Why nothing was counted. */
export interface Full {
  limit: Limit;
  whose: string;
  /** Seconds. */
  retryAfter: number;
}

/** The counter of this window. */
function toCounter({ settings, now }: Caller, { limit: { name, window }, whose }: Count) {
  const windowStart = Math.floor(now / window) * window;
  return { key: `${name}:${keyedHash(settings.secret, name, whose)}`, windowStart, expiresAt: windowStart + window };
}

const isCounter = ({ key, windowStart }: ReturnType<typeof toCounter>) =>
  and(eq(rateCounters.key, key), eq(rateCounters.windowStart, windowStart));

/** Counts one less, of what did not happen after all. */
export const giveBack = (caller: Caller, counts: readonly Count[]): Promise<void> =>
  inOneGo(
    caller.db,
    counts.map((count) =>
      caller.db
        .update(rateCounters)
        .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
        .where(isCounter(toCounter(caller, count))),
    ),
  );

/**
 * Counts one more of everything, or of nothing if one of them is full. Each by one conditional statement, so that
 * concurrent calls cannot exceed a limit. Returns the new counts, or the full one with the longest wait.
 */
export async function countAll(caller: Caller, counts: readonly Count[]): Promise<number[] | Full> {
  const { db, now } = caller;
  const [first, ...rest] = counts.map((count) =>
    db
      .insert(rateCounters)
      .values({ ...toCounter(caller, count), count: 1 })
      .onConflictDoUpdate({
        target: [rateCounters.key, rateCounters.windowStart],
        set: { count: sql`${rateCounters.count} + 1` },
        setWhere: lt(rateCounters.count, count.limit.most),
      })
      .returning({ count: rateCounters.count }),
  );
  if (!first) return [];
  const counted = (await db.batch([first, ...rest])).map(([row]) => row?.count);
  const isFull = (_: Count, index: number) => counted[index] === undefined;
  const full = counts
    .filter(isFull)
    .map((count) => ({ ...count, retryAfter: Math.ceil((toCounter(caller, count).expiresAt - now) / 1000) }))
    .sort((one, other) => other.retryAfter - one.retryAfter)
    .at(0);
  if (!full) return counted.filter((count) => count !== undefined);
  await giveBack(
    caller,
    counts.filter((count, index) => !isFull(count, index)),
  );
  return full;
}

/** Counts one more, or refuses. */
export async function countOrRefuse(caller: Caller, limit: Limit, whose: string): Promise<void> {
  const counted = await countAll(caller, [{ limit, whose }]);
  if (!Array.isArray(counted)) throw refuse(limit.refusal, counted.retryAfter);
}

/** Resets counts, e.g. those of a number whose member has proved their identity. */
export const clearCounts = (caller: Caller, counts: readonly Count[]): Promise<void> =>
  inOneGo(
    caller.db,
    counts.map((count) => caller.db.delete(rateCounters).where(isCounter(toCounter(caller, count)))),
  );
