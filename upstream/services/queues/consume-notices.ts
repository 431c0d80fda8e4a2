import { siteClock, systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { type CallBudget, fanOut, MOST_CALLS } from "../notices/fan-out.ts";
import { noticeDatabases } from "../notices/notice-database.ts";
import type { NoticeMessage, ReleaseMessage } from "../notices/queue-messages.ts";
import { dedupeKeyOf } from "../notices/store-notices.ts";
import { sendRelease } from "../releases/send-release.ts";
import { openData } from "../sources/open-data.ts";

const databaseOf = noticeDatabases(systemClock);

type Body = NoticeMessage | ReleaseMessage;

const keyOf = (body: Body): string =>
  "release" in body ? `release of ${Object.values(body.release).join(" ")}` : dedupeKeyOf(body.happening);

async function consume({ body, attempts }: Message<Body>, budget: CallBudget, env: Env): Promise<void> {
  if ("release" in body)
    await sendRelease(body.release, env, { now: siteClock.now(env.ENVIRONMENT), open: () => openData(env) });
  else {
    const isRetry = attempts > 1;
    await fanOut(body, budget, { env, realNow: systemClock, isRetry, database: databaseOf(env) });
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
      const [key, reason] = [keyOf(body), String(error)];
      console.error(JSON.stringify({ event: "notice_fan_out_failed", key, attempts, reason }));
      message.retry();
    }
  }
}
