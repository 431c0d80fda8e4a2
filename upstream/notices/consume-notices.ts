import { systemClock } from "../http/clock.ts";
import type { Env } from "../http/env.ts";
import { type CallBudget, fanOut, MOST_CALLS } from "./fan-out.ts";
import { noticeDatabases } from "./notice-database.ts";
import type { NoticeMessage } from "./queue-messages.ts";
import { dedupeKeyOf } from "./store-notices.ts";

const databaseOf = noticeDatabases(systemClock);

/** Consumer of NOTICES. Each message by itself: one that fails comes again, the others do not. */
export async function consumeNotices(batch: MessageBatch<NoticeMessage>, env: Env): Promise<void> {
  const budget: CallBudget = { left: MOST_CALLS };
  for (const message of batch.messages) {
    try {
      await fanOut(message.body, budget, { env, realNow: systemClock, database: databaseOf(env) });
      message.ack();
    } catch (error) {
      const { attempts, body } = message;
      const [key, reason] = [dedupeKeyOf(body.happening), String(error)];
      console.error(JSON.stringify({ event: "notice_fan_out_failed", key, attempts, reason }));
      message.retry();
    }
  }
}
