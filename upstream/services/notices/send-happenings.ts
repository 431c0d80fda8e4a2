import { ALERT_DELAYS, type AlertDelay } from "#contract/tables/notice-kinds";
import type { Env } from "../../platform/env.ts";
import type { Happening, MatchHappening, OtherHappening } from "./notice.ts";
import type { Audience, NoticeMessage } from "./queue-messages.ts";

type Sent = MessageSendRequest<NoticeMessage>;

/** Per queue call (the platform's limit). */
const MOST_AT_ONCE = 100;

/** Not visible in a broadcast, so no delay applies. */
const isAhead = ({ kind }: Happening): boolean => kind === "lead" || kind === "lineup";

/** The messages of a happening in a match: members who watch with a delay get one of their own, sent later. */
function buildMessages(happening: MatchHappening, delays: readonly AlertDelay[]): Sent[] {
  const audience: Audience = { kind: "followers" };
  if (isAhead(happening)) return [{ body: { happening, audience } }];
  return ([0, ...delays] as const).map((delaySeconds) => ({
    body: { happening, audience, delaySeconds },
    ...(delaySeconds > 0 && { delaySeconds }),
  }));
}

async function delaysInUse(database: D1Database): Promise<AlertDelay[]> {
  const { results } = await database
    .prepare("select distinct delay_seconds as delay from alert_settings where delay_seconds > 0")
    .all<{ delay: number }>();
  return ALERT_DELAYS.filter((delay) => results.some((row) => row.delay === delay));
}

/** Sends happenings of matches to their followers. Resolves once the queue has all of them. */
export async function sendHappenings(
  { DB, NOTICES }: Pick<Env, "DB" | "NOTICES">,
  happenings: readonly MatchHappening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const delays = happenings.every(isAhead) ? [] : await delaysInUse(DB);
  const messages = happenings.flatMap((happening) => buildMessages(happening, delays));
  for (let from = 0; from < messages.length; from += MOST_AT_ONCE)
    await NOTICES.sendBatch(messages.slice(from, from + MOST_AT_ONCE));
}

/** Notifies members of something outside matches. Idempotent: each member gets one notice per happening. */
export async function notify(
  { NOTICES }: Pick<Env, "NOTICES">,
  happening: OtherHappening,
  audience: Audience,
): Promise<void> {
  await NOTICES.send({ happening, audience });
}
