import { writeFigure } from "#contract/figures/write-figure";
import { siteClock, systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { type ContestBindings, contestDatabase } from "../contests/contest-stores.ts";
import { type FavouriteBindings, favouriteDatabases } from "../follow/favourite-stores.ts";
import { letterConsumer } from "../newsletter/consume-letters.ts";
import type { LetterMessage } from "../newsletter/letter-message.ts";
import { type CallBudget, fanOut, MOST_CALLS } from "../notices/fan-out.ts";
import { noticeDatabases } from "../notices/notice-database.ts";
import type { NoticeMessage, PushMessage, ReleaseMessage } from "../notices/queue-messages.ts";
import type { RecipientDatabases } from "../notices/recipient-names.ts";
import { dedupeKeyOf } from "../notices/store-notices.ts";
import { pushConsumer } from "../push/push-consumer.ts";
import { sendRelease } from "../releases/send-release.ts";
import { openData } from "../sources/open-data.ts";

const databaseOf = noticeDatabases(systemClock);

type Body = NoticeMessage | ReleaseMessage;

const toKey = (body: Body): string =>
  "release" in body ? `release of ${Object.values(body.release).join(" ")}` : dedupeKeyOf(body.happening);

export const recipientDatabases = (env: ContestBindings & FavouriteBindings): RecipientDatabases => ({
  members: env.DB,
  favourites: favouriteDatabases(env),
  ofContest: (contestId) => contestDatabase(env, contestId),
});

async function consume({ body, attempts }: Message<Body>, budget: CallBudget, env: Env): Promise<void> {
  if ("release" in body)
    await sendRelease(body.release, env, { now: siteClock.now(env.ENVIRONMENT), open: () => openData(env) });
  else {
    const isRetry = attempts > 1;
    await fanOut(body, budget, {
      env,
      realNow: systemClock,
      isRetry,
      database: databaseOf(env),
      databases: recipientDatabases(env),
    });
    const now = siteClock.now(env.ENVIRONMENT) ?? systemClock();
    writeFigure(env, { name: "notice", ms: now - body.happening.at });
  }
}

/** Consumer of NOTICES. Messages are handled separately: only those that fail are retried. */
export async function consumeNotices(batch: MessageBatch<Body>, env: Env): Promise<void> {
  const budget: CallBudget = { left: MOST_CALLS };
  for (const message of batch.messages) {
    try {
      await consume(message, budget, env);
      message.ack();
    } catch (error) {
      const { attempts, body } = message;
      const [key, reason] = [toKey(body), String(error)];
      console.error(JSON.stringify({ event: "notice_fan_out_failed", key, attempts, reason }));
      message.retry();
    }
  }
}

/** How the names of PUSHES and LETTERS end, in every environment (wrangler.toml). */
const PUSH_QUEUE = "-pushes";
const LETTER_QUEUE = "-letters";

const openDirectory = async (env: Env) => (await openData(env)).directory;
const consumePushes = pushConsumer({ openDirectory, now: systemClock });

const consumeLetters = letterConsumer(systemClock);

type NoticesMessage = NoticeMessage | ReleaseMessage;
export type QueueMessage = NoticesMessage | PushMessage | LetterMessage;

/** The worker's only queue handler, for three queues. */
export function consumeQueues(batch: MessageBatch<QueueMessage>, env: Env): Promise<void> {
  if (batch.queue.endsWith(PUSH_QUEUE)) return consumePushes(batch as MessageBatch<PushMessage>, env);
  if (batch.queue.endsWith(LETTER_QUEUE)) return consumeLetters(batch as MessageBatch<LetterMessage>, env);
  return consumeNotices(batch as MessageBatch<NoticesMessage>, env);
}
