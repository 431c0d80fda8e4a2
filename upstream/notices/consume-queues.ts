import { systemClock } from "../http/clock.ts";
import type { Env } from "../http/env.ts";
import { openData } from "../open-data.ts";
import { pushConsumer } from "../push/push-consumer.ts";
import { consumeNotices } from "./consume-notices.ts";
import type { NoticeMessage, PushMessage } from "./queue-messages.ts";

/** The queue of PUSHES (wrangler.toml). */
const PUSH_QUEUE = "matchlight-pushes";

const openDirectory = async (env: Env) => (await openData(env)).directory;
const consumePushes = pushConsumer({ openDirectory, now: systemClock });

type Batch<Body> = MessageBatch<Body>;

const isOfPushes = (batch: Batch<NoticeMessage | PushMessage>): batch is Batch<PushMessage> =>
  batch.queue === PUSH_QUEUE;

/** The worker's one handler of queues, of which it has two. */
export const consumeQueues = (batch: Batch<NoticeMessage | PushMessage>, env: Env): Promise<void> =>
  isOfPushes(batch) ? consumePushes(batch, env) : consumeNotices(batch as Batch<NoticeMessage>, env);
