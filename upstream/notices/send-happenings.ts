import { ALERT_DELAYS, type AlertDelay } from "#contract/tables/notice-kinds";
import type { Env } from "../http/env.ts";
import type { Happening, MatchHappening, OtherHappening } from "./notice.ts";
import type { Audience, NoticeMessage } from "./queue-messages.ts";

type Sent = MessageSendRequest<NoticeMessage>;

/** Of one call of the queue (the platform's limit). */
const MOST_AT_ONCE = 100;

/** Nobody sees it on a screen, so nobody's delay matters. */
const isAhead = ({ kind }: Happening): boolean => kind === "lead" || kind === "lineup";

/** The messages of what happened in a match: those who watch with a delay have one of their own, that comes later. */
export function messagesOf(happening: MatchHappening, delays: readonly AlertDelay[]): Sent[] {
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

/** Sends what happened in matches to those who follow them. Once it has come back, the queue has all of it. */
export async function sendHappenings(
  { DB, NOTICES }: Pick<Env, "DB" | "NOTICES">,
  happenings: readonly MatchHappening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const delays = happenings.every(isAhead) ? [] : await delaysInUse(DB);
  const messages = happenings.flatMap((happening) => messagesOf(happening, delays));
  for (let from = 0; from < messages.length; from += MOST_AT_ONCE)
    await NOTICES.sendBatch(messages.slice(from, from + MOST_AT_ONCE));
}

/** Tells members of something beside matches. To repeat it changes nothing: each hears of a happening once. */
export async function tell(
  { NOTICES }: Pick<Env, "NOTICES">,
  happening: OtherHappening,
  audience: Audience,
): Promise<void> {
  await NOTICES.send({ happening, audience });
}
