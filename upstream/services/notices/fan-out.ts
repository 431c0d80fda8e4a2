import { rejectAfter } from "#contract/time/time-limit";
import type { Env } from "../../platform/env.ts";
import { decideNotice } from "./decide-notice.ts";
import { FOLLOWERS_OF_PAGE, readFollowers } from "./followers-page.ts";
import type { NoticeDatabase } from "./notice-database.ts";
import type { NoticeMessage, PushMessage } from "./queue-messages.ts";
import { type DecidedNotice, type StoredNotice, storeNotices } from "./store-notices.ts";

/** The platform limits an invocation to 1,000 subrequests; the rest is reserved for those not counted here. */
export const MOST_CALLS = 950;
/** Per page: reading, storing, pushes, Firebase's database. */
const CALLS_BESIDE_RINGS = 4;
/** For a page in which all members listen, and a continuation. */
const CALLS_OF_PAGE = FOLLOWERS_OF_PAGE + CALLS_BESIDE_RINGS + 1;
/** Milliseconds. */
const RING_LIMIT = 5_000;

/** Subrequests that an invocation may still make. */
export interface CallBudget {
  left: number;
}

type FanOutEnv = Pick<Env, "DB" | "NOTICES" | "PUSHES" | "NOTICE_BELL">;

interface FanOutContext {
  env: FanOutEnv;
  /** Milliseconds. */
  realNow(): number;
  /** The message was delivered before, and part of it failed. */
  isRetry: boolean;
  /** Firebase's; absent if not configured. */
  database?: NoticeDatabase | undefined;
}

/** Rings open streams. Members who are not reached catch up with their next ring or page. */
async function ringBells({ NOTICE_BELL }: FanOutEnv, heard: readonly StoredNotice[]): Promise<void> {
  const rung = await Promise.allSettled(
    heard.map(({ follower, id }) => rejectAfter(RING_LIMIT, NOTICE_BELL.getByName(follower.username).ring(id))),
  );
  const failed = rung.filter((one) => one.status === "rejected");
  if (!failed[0]) return;
  const [count, reason] = [failed.length, String(failed[0].reason)];
  console.error(JSON.stringify({ event: "notice_delivery_failed", count, of: heard.length, reason }));
}

/**
 * A whole page, whoever listens: it is one request, and does not require knowing who has a page open. As with bells,
 * members who are not reached catch up with the next change.
 */
async function writeLatest(database: NoticeDatabase | undefined, stored: readonly StoredNotice[]): Promise<void> {
  if (!database || stored.length === 0) return;
  try {
    const latest = Object.fromEntries(stored.map(({ follower, id }) => [follower.username, id]));
    await rejectAfter(RING_LIMIT, database.write(latest));
  } catch (error) {
    const [count, reason] = [stored.length, String(error)];
    console.error(JSON.stringify({ event: "notice_database_not_written", count, reason }));
  }
}

/** At most two: spoiler-free members get another text. Announcements are not pushed. */
function buildPushMessages(notices: readonly DecidedNotice[]): PushMessage[] {
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
  const messages = buildPushMessages(notices);
  if (messages.length > 0) await PUSHES.sendBatch(messages.map((body) => ({ body })));
}

interface FanOutPage {
  /** The new notices. */
  stored: StoredNotice[];
  pushed: readonly DecidedNotice[];
  /** Member after whom the next page begins; undefined if there is none. */
  last: string | undefined;
}

/**
 * Stores a page's notices. If the message is redelivered, earlier notices are pushed too: whether they were is unknown,
 * and a push replaces its duplicate on the device.
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
 * Stores a notice for each recipient who wants it, page by page, and rings open streams. Continues in another message
 * when the invocation's call budget is used up. Rejects if pushes could not be queued, so that the message is retried.
 */
export async function fanOut(message: NoticeMessage, budget: CallBudget, context: FanOutContext): Promise<void> {
  const { env, database } = context;
  // The next page does not wait for rings.
  const deliveries: Promise<void>[] = [];
  const faults: unknown[] = [];
  let rest: NoticeMessage | undefined = message;
  try {
    while (rest && budget.left >= CALLS_OF_PAGE) {
      const { stored, pushed, last }: FanOutPage = await storePage(rest, context);
      const heard = stored.filter(({ listens }) => listens);
      const queueing = sendPushes(env, pushed).catch((error: unknown) => void faults.push(error));
      deliveries.push(ringBells(env, heard), writeLatest(database, stored), queueing);
      budget.left -= heard.length + CALLS_BESIDE_RINGS;
      rest = last === undefined ? undefined : { ...message, after: last };
    }
    if (rest) await env.NOTICES.send(rest);
  } finally {
    await Promise.all(deliveries);
  }
  if (faults.length > 0) throw new Error(`pushes not queued: ${String(faults[0])}`);
}
