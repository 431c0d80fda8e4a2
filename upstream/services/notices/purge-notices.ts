import { inArray, lte } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { deviceTokens, sessions } from "../schema/members.ts";
import { noticeListeners, notices, pushSubscriptions } from "../schema/notices.ts";

const DAY = 24 * 3_600_000;
/** Milliseconds for which notices are kept. */
export const NOTICES_KEPT = 60 * DAY;
/** Milliseconds after which a listener is considered gone. */
const LONGEST_LISTENING = DAY;

/** Statements that delete expired rows; `now` in real milliseconds. They must precede the deletion of old sessions. */
export function purgeNotices(db: DrizzleD1Database, now: number) {
  const ended = db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now));
  return [
    db.delete(notices).where(lte(notices.storedAt, now - NOTICES_KEPT)),
    db.delete(noticeListeners).where(lte(noticeListeners.since, now - LONGEST_LISTENING)),
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended)),
    db.delete(deviceTokens).where(inArray(deviceTokens.sessionId, ended)),
  ] as const;
}
