import { systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { letterConsumer } from "../newsletter/consume-letters.ts";
import type { LetterMessage } from "../newsletter/letter-message.ts";
import type { NoticeMessage, PushMessage, ReleaseMessage } from "../notices/queue-messages.ts";
import { pushConsumer } from "../push/push-consumer.ts";
import { openData } from "../sources/open-data.ts";
import { consumeNotices } from "./consume-notices.ts";

/** The queues of PUSHES and LETTERS (wrangler.toml). */
const PUSH_QUEUE = "matchlight-pushes";
const LETTER_QUEUE = "matchlight-letters";

const openDirectory = async (env: Env) => (await openData(env)).directory;
const consumePushes = pushConsumer({ openDirectory, now: systemClock });

const consumeLetters = letterConsumer(systemClock);

type NoticesMessage = NoticeMessage | ReleaseMessage;
export type QueueMessage = NoticesMessage | PushMessage | LetterMessage;

/** The worker's only queue handler, for three queues. */
export function consumeQueues(batch: MessageBatch<QueueMessage>, env: Env): Promise<void> {
  switch (batch.queue) {
    case PUSH_QUEUE:
      return consumePushes(batch as MessageBatch<PushMessage>, env);
    case LETTER_QUEUE:
      return consumeLetters(batch as MessageBatch<LetterMessage>, env);
    default:
      return consumeNotices(batch as MessageBatch<NoticesMessage>, env);
  }
}
