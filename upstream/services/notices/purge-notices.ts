import { inArray, lte, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY } from "#contract/time/units";
import type { Expired } from "../../platform/delete-in-parts.ts";
import { deviceTokens, sessions } from "../schema/members.ts";
import {
  noticeListeners,
  notices,
  noticeThings,
  pastAlertSettings,
  pushSubscriptions,
  readNotices,
} from "../schema/notices.ts";

/** Milliseconds for which notices are kept. */
const NOTICES_KEPT = 60 * DAY;
/** Milliseconds after which a listener is considered gone. */
export const LONGEST_LISTENING = DAY;

/** Of notices that were deleted, which are the oldest. */
const isOfGone = (noticeId: SQLiteColumn): SQL =>
  sql`${noticeId} < coalesce((select min(id) from notices), ${Number.MAX_SAFE_INTEGER})`;

/** Expired rows in the order of deletion; `now` in real milliseconds. They must be deleted before old sessions. */
export function expiredNotices(db: DrizzleD1Database, now: number): Expired[] {
  const ended = db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now));
  const { sport, kind, id, delaySeconds, noticeId } = noticeThings;
  return [
    { table: notices, isExpired: lte(notices.storedAt, now - NOTICES_KEPT) },
    { table: noticeThings, isExpired: isOfGone(noticeId), key: [sport, kind, id, delaySeconds, noticeId] },
    {
      table: readNotices,
      isExpired: isOfGone(readNotices.noticeId),
      key: [readNotices.username, readNotices.noticeId],
    },
    { table: pastAlertSettings, isExpired: isOfGone(pastAlertSettings.untilNotice) },
    { table: noticeListeners, isExpired: lte(noticeListeners.since, now - LONGEST_LISTENING) },
    { table: pushSubscriptions, isExpired: inArray(pushSubscriptions.sessionId, ended) },
    { table: deviceTokens, isExpired: inArray(deviceTokens.sessionId, ended) },
  ];
}
