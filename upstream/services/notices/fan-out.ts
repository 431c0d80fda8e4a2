import { rejectAfter } from "#contract/time/time-limit";
import type { Env } from "../../platform/env.ts";
import { boundOfNames } from "../../platform/name-parts.ts";
import { decideNotice } from "./decide-notice.ts";
import { countFollowers, readFollowers } from "./followers-page.ts";
import { rangesFor } from "./name-ranges.ts";
import type { NoticeDatabase } from "./notice-database.ts";
import type { NoticeMessage, PushMessage } from "./queue-messages.ts";
import { FOLLOWERS_OF_PAGE, type RecipientDatabases } from "./recipient-names.ts";
import { storeShared } from "./shared-notices.ts";
import { type DecidedNotice, dedupeKeyOf, type StoredNotice, storeNotices } from "./store-notices.ts";

/** The platform limits an invocation to 1,000 subrequests; the rest is reserved for those not counted here. */
export const MOST_CALLS = 950;
/** Per page: names, reading, storing, pushes, Firebase's database. */
const CALLS_BESIDE_RINGS = 5;
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
  databases: RecipientDatabases;
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
 * A whole page in one request, listening or not, so that nobody has to know who has a page open. As with bells, members
 * who are not reached catch up with the next change.
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
function buildPushMessages(notices: readonly DecidedNotice[], page: string): PushMessage[] {
  const pushed = notices.filter(
    ({ follower, isSilent, data }) => follower.takesPushes && !isSilent && data.kind !== "announcement",
  );
  return [false, true].flatMap((spoilerFree) => {
    const group = pushed.filter(({ data }) => (data.spoilerFree === true) === spoilerFree);
    const [first] = group;
    const chunk = spoilerFree ? `${page} spoiler-free` : page;
    return first ? [{ data: first.data, chunk, recipients: group.map(({ follower }) => follower.username) }] : [];
  });
}

/** The same page of the same notice has the same name whenever it is read. */
function nameOf({ happening, audience, shared, after = "" }: NoticeMessage): string {
  if (shared) return `${shared.id} ${after}`;
  return `${dedupeKeyOf(happening)} ${audience.kind === "member" ? audience.username : after}`;
}

interface FanOutPage {
  /** The new notices. */
  stored: StoredNotice[];
  pushed: readonly DecidedNotice[];
  /** Member after whom the next page begins; undefined if there is none. */
  last: string | undefined;
}

/**
 * Reads a page's recipients, and stores each one's notice unless they share one. If the message is redelivered, earlier
 * notices are pushed again, since it is unknown whether they were; chunks known to be sent are not.
 */
async function readPage(
  message: NoticeMessage,
  { env, realNow, isRetry, database, databases }: FanOutContext,
): Promise<FanOutPage> {
  const { happening, shared } = message;
  const isForAll = shared === undefined || database !== undefined;
  const { followers, last } = await readFollowers(databases, message, { isForAll });
  const decided = followers.flatMap((follower) => {
    const decision = decideNotice(happening, follower);
    return decision ? [{ ...decision, follower }] : [];
  });
  if (shared) {
    const stored = decided.map((one) => ({ ...one, id: shared.id, listens: one.follower.listens }));
    return { stored, pushed: decided, last };
  }
  const stored = await storeNotices(env.DB, happening, decided, realNow());
  return { stored, pushed: isRetry ? decided : stored, last };
}

/** What is left of a message after a page: the page behind it, or the next chunk. */
function restOf(message: NoticeMessage, last: string | undefined): NoticeMessage | undefined {
  if (last !== undefined) return { ...message, after: last };
  const { shared } = message;
  if (!shared || shared.from + 1 >= shared.to) return undefined;
  const from = shared.from + 1;
  return { ...message, after: boundOfNames(from, shared.of), shared: { ...shared, from } };
}

/**
 * Stores the notice of many, once. Returns the message that delivers it, here if it has few recipients: otherwise
 * ranges of them are messages of their own, which other invocations take at the same time.
 */
async function beginShared(
  message: NoticeMessage,
  { env, realNow, isRetry, databases }: FanOutContext,
): Promise<NoticeMessage | undefined> {
  const { happening, audience, delaySeconds } = message;
  if (audience.kind !== "followers" && audience.kind !== "everyone") return message;
  const language = audience.kind === "followers" ? audience.language : undefined;
  const recipients = { kind: audience.kind, delaySeconds, language };
  const { id, isNew } = await storeShared(env.DB, happening, recipients, realNow());
  // A repeated happening: delivered by the message that stored it.
  if (!isNew && !isRetry) return undefined;
  const [first, ...others] = rangesFor(await countFollowers(databases, message), databases.favourites.length).map(
    (range): NoticeMessage => ({ ...message, after: boundOfNames(range.from, range.of), shared: { id, ...range } }),
  );
  if (first && others.length === 0) return first;
  await env.NOTICES.sendBatch([first, ...others].flatMap((body) => (body ? [{ body }] : [])));
  return undefined;
}

/** Queues a page's pushes. */
async function sendPushes({ PUSHES }: FanOutEnv, notices: readonly DecidedNotice[], page: string): Promise<void> {
  const messages = buildPushMessages(notices, page);
  if (messages.length > 0) await PUSHES.sendBatch(messages.map((body) => ({ body })));
}

/**
 * Stores a notice, one of many or one for each recipient who wants it, and reaches them page by page: rings open
 * streams, queues pushes. Continues in another message when the invocation's call budget is used up. Rejects if pushes
 * could not be queued, so that the message is retried.
 */
export async function fanOut(message: NoticeMessage, budget: CallBudget, context: FanOutContext): Promise<void> {
  const { env, database } = context;
  // The next page does not wait for rings.
  const deliveries: Promise<void>[] = [];
  const faults: unknown[] = [];
  let rest = message.shared ? message : await beginShared(message, context);
  try {
    while (rest && budget.left >= CALLS_OF_PAGE) {
      const { stored, pushed, last }: FanOutPage = await readPage(rest, context);
      const heard = stored.filter(({ listens }) => listens);
      const queueing = sendPushes(env, pushed, nameOf(rest)).catch((error: unknown) => void faults.push(error));
      deliveries.push(ringBells(env, heard), writeLatest(database, stored), queueing);
      budget.left -= heard.length + CALLS_BESIDE_RINGS;
      rest = restOf(rest, last);
    }
    if (rest) await env.NOTICES.send(rest);
  } finally {
    await Promise.all(deliveries);
  }
  if (faults.length > 0) throw new Error(`pushes not queued: ${String(faults[0])}`);
}
