import { and, eq, isNotNull, lte } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { inOneGo } from "../../platform/in-one-go.ts";
import { anonymiseStatements } from "../comments/remove-comments.ts";
import { leaveContestsStatement } from "../contests/leave-contests.ts";
import { endOldMatches } from "../follow/favourites.ts";
import { endOldTraces, eraseTraces } from "../members/traces.ts";
import { purgeNotices } from "../notices/purge-notices.ts";
import { favourites } from "../schema/follow.ts";
import {
  auditEvents,
  credentials,
  deviceTokens,
  grants,
  linkedIdentities,
  rateCounters,
  referrals,
  sentCodes,
  sessions,
  users,
} from "../schema/members.ts";
import { alertSettings, noticeListeners, notices, pushSubscriptions } from "../schema/notices.ts";

const DAY = 24 * 3_600_000;
/** Milliseconds after deletion within which signing in restores an account. */
export const GRACE = 30 * DAY;
/** Milliseconds for which account events are stored. */
export const EVENTS_KEPT = 180 * DAY;
/** Accounts erased per run; the next run continues. */
const AT_ONCE = 100;

/**
 * Statements that erase a member's personal data. Comments and contest entries, which others see, stay without the
 * username.
 */
export const eraseStatements = (db: DrizzleD1Database, username: string) => [
  db.delete(users).where(eq(users.username, username)),
  db.delete(credentials).where(eq(credentials.username, username)),
  db.delete(linkedIdentities).where(eq(linkedIdentities.username, username)),
  db.delete(sessions).where(eq(sessions.username, username)),
  db.delete(deviceTokens).where(eq(deviceTokens.username, username)),
  eraseTraces(db, username),
  db.delete(referrals).where(eq(referrals.username, username)),
  db.delete(referrals).where(eq(referrals.referrer, username)),
  db.delete(auditEvents).where(eq(auditEvents.username, username)),
  db.delete(favourites).where(eq(favourites.username, username)),
  db.delete(notices).where(eq(notices.username, username)),
  db.delete(alertSettings).where(eq(alertSettings.username, username)),
  db.delete(noticeListeners).where(eq(noticeListeners.username, username)),
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.username, username)),
  leaveContestsStatement(db, username),
  ...anonymiseStatements(db, username),
];

/** Erases accounts after their grace period, and expired rows. `now` in real milliseconds. */
export async function purgeMembers(db: DrizzleD1Database, now: number): Promise<{ erased: number }> {
  const due = await db
    .select({ username: users.username })
    .from(users)
    .where(and(isNotNull(users.eraseAt), lte(users.eraseAt, now)))
    .limit(AT_ONCE);
  for (const { username } of due) await inOneGo(db, eraseStatements(db, username));
  await db.batch([
    ...purgeNotices(db, now),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(sentCodes).where(lte(sentCodes.expiresAt, now - DAY)),
    db.delete(grants).where(lte(grants.expiresAt, now)),
    db.delete(rateCounters).where(lte(rateCounters.expiresAt, now)),
    db.delete(auditEvents).where(lte(auditEvents.at, now - EVENTS_KEPT)),
    endOldTraces(db, now),
    endOldMatches(db, now),
  ]);
  return { erased: due.length };
}
