import type { Env } from "../http/env.ts";
import { decideNotice } from "./decide-notice.ts";
import { FOLLOWERS_OF_PAGE, readFollowers } from "./followers-page.ts";
import type { NoticeDatabase } from "./notice-database.ts";
import type { NoticeMessage, PushMessage } from "./queue-messages.ts";
import { type DecidedNotice, type StoredNotice, storeNotices } from "./store-notices.ts";
import { within } from "./within.ts";

/** The platform ends an invocation at 1,000 calls of other services; some are left for what is not counted here. */
export const MOST_CALLS = 950;
/** Of a page: reading, storing, pushes, Firebase's database. */
const CALLS_BESIDE_RINGS = 4;
/** Of a page in which all listen, and a continuation. */
const CALLS_OF_PAGE = FOLLOWERS_OF_PAGE + CALLS_BESIDE_RINGS + 1;
/** Milliseconds. */
const RING_LIMIT = 5_000;

/** Calls of other services that an invocation may still make. */
export interface CallBudget {
  left: number;
}

type FanOutEnv = Pick<Env, "DB" | "NOTICES" | "PUSHES" | "NOTICE_BELL">;

interface FanOutContext {
  env: FanOutEnv;
  /** Milliseconds. */
  realNow(): number;
  /** The message has come before, and something of it failed. */
  isRetry: boolean;
  /** Of Firebase; absent where none is configured. */
  database?: NoticeDatabase | undefined;
}

/** Rings on the streams of those who listen. Who is not reached reads with their next ring or page. */
async function ringBells({ NOTICE_BELL }: FanOutEnv, heard: readonly StoredNotice[]): Promise<void> {
  const rung = await Promise.allSettled(
    heard.map(({ follower, id }) => within(RING_LIMIT, NOTICE_BELL.getByName(follower.username).ring(id))),
  );
  const failed = rung.filter((one) => one.status === "rejected");
  if (!failed[0]) return;
  const [count, reason] = [failed.length, String(failed[0].reason)];
  console.error(JSON.stringify({ event: "notice_rings_failed", count, of: heard.length, reason }));
}

/**
 * All of a page, whoever listens: it is one request, and nobody has to know who has a page open. As for bells, whoever is
 * not reached reads with the next change.
 */
async function writeLatest(database: NoticeDatabase | undefined, stored: readonly StoredNotice[]): Promise<void> {
  if (!database || stored.length === 0) return;
  try {
    const latest = Object.fromEntries(stored.map(({ follower, id }) => [follower.username, id]));
    await within(RING_LIMIT, database.write(latest));
  } catch (error) {
    const [count, reason] = [stored.length, String(error)];
    console.error(JSON.stringify({ event: "notice_database_not_written", count, reason }));
  }
}

/** At most two: those who want no spoilers read another text. Announcements wait until somebody comes. */
function pushMessagesOf(notices: readonly DecidedNotice[]): PushMessage[] {
  const pushed = notices.filter(
    ({ follower, isSilent, data }) => follower.takesPushes && !isSilent && data.kind !== "announcement",
  );
  return [false, true].flatMap((spoilerFree) => {
    const group = pushed.filter(({ data }) => (data.spoilerFree === true) === spoilerFree);
    const [first] = group;
    return first ? [{ data: first.data, recipients: group.map(({ follower }) => follower.username) }] : [];
  });
}

async function sendPushes({ PUSHES }: FanOutEnv, notices: readonly DecidedNotice[]): Promise<void> {
  const messages = pushMessagesOf(notices);
  if (messages.length > 0) await PUSHES.sendBatch(messages.map((body) => ({ body })));
}

interface FanOutPage {
  /** Those that are new. */
  stored: StoredNotice[];
  pushed: readonly DecidedNotice[];
  /** Behind whom the next page begins; undefined where there is none. */
  last: string | undefined;
}

/**
 * Stores a page's notices. Of a message that comes again those that were stored before are pushed as well: nobody knows
 * whether they were, and a push replaces its like on the device.
 */
async function storePage(message: NoticeMessage, { env, realNow, isRetry }: FanOutContext): Promise<FanOutPage> {
  const { happening } = message;
  const { followers, last } = await readFollowers(env.DB, message);
  const decided = followers.flatMap((follower) => {
    const decision = decideNotice(happening, follower);
    return decision ? [{ ...decision, follower }] : [];
  });
  const stored = await storeNotices(env.DB, happening, decided, realNow());
  return { stored, pushed: isRetry ? decided : stored, last };
}

/**
 * Stores a notice for each of those whom a message is for and who want it, a page of them at a time, and tells those who
 * listen. What the invocation's calls do not suffice for goes on with another message. Rejects where pushes could not be
 * queued, for the message to come again.
 */
export async function fanOut(message: NoticeMessage, budget: CallBudget, context: FanOutContext): Promise<void> {
  const { env, database } = context;
  // The next page does not wait for those who listen.
  const telling: Promise<void>[] = [];
  const faults: unknown[] = [];
  let rest: NoticeMessage | undefined = message;
  try {
    while (rest && budget.left >= CALLS_OF_PAGE) {
      const { stored, pushed, last }: FanOutPage = await storePage(rest, context);
      const heard = stored.filter(({ listens }) => listens);
      const queueing = sendPushes(env, pushed).catch((error: unknown) => void faults.push(error));
      telling.push(ringBells(env, heard), writeLatest(database, stored), queueing);
      budget.left -= heard.length + CALLS_BESIDE_RINGS;
      rest = last === undefined ? undefined : { ...message, after: last };
    }
    if (rest) await env.NOTICES.send(rest);
  } finally {
    await Promise.all(telling);
  }
  if (faults.length > 0) throw new Error(`pushes not queued: ${String(faults[0])}`);
}
