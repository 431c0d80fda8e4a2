import { and, eq, isNotNull, lte } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { DAY } from "#contract/time/units";
import { inOneGo } from "../../platform/batched.ts";
import { deleteInParts, type Expired } from "../../platform/delete-in-parts.ts";
import type { Env } from "../../platform/env.ts";
import { oldActions } from "../../platform/operators/action-log.ts";
import { anonymiseStatements } from "../comments/remove-comments.ts";
import { type ContestStores, contestStores } from "../contests/contest-stores.ts";
import { detachLeavers, leaveContestsStatement, noteLeaverStatement } from "../contests/leave-contests.ts";
import { forgetStatements } from "../follow/favourites.ts";
import { noteOwnerStatement } from "../follow/owner-changes.ts";
import { eraseTraces, oldTraces } from "../members/traces.ts";
import { expiredNotices } from "../notices/purge-notices.ts";
import { oldClaims } from "../push/push-claims.ts";
import {
  auditEvents,
  credentials,
  deviceTokens,
  grants,
  linkedIdentities,
  passkeys,
  rateCounters,
  referrals,
  sentCodes,
  sessions,
  users,
} from "../schema/members.ts";
import {
  alertSettings,
  noticeListeners,
  notices,
  pastAlertSettings,
  pushSubscriptions,
  readNotices,
} from "../schema/notices.ts";

/** Milliseconds after deletion within which signing in restores an account. */
export const GRACE = 30 * DAY;
/** Milliseconds for which account events are stored. */
const EVENTS_KEPT = 180 * DAY;
/** Accounts erased per run; the next run continues. */
const AT_ONCE = 100;

/**
 * Statements that erase a member's personal data. Comments and contest entries, which others see, stay without the
 * username; those of archived contests are in files with it, where it identifies nobody any more (docs/decisions/0065).
 */
export const eraseStatements = (db: DrizzleD1Database, username: string) => [
  db.delete(users).where(eq(users.username, username)),
  db.delete(credentials).where(eq(credentials.username, username)),
  db.delete(linkedIdentities).where(eq(linkedIdentities.username, username)),
  db.delete(passkeys).where(eq(passkeys.username, username)),
  db.delete(sessions).where(eq(sessions.username, username)),
  db.delete(deviceTokens).where(eq(deviceTokens.username, username)),
  eraseTraces(db, username),
  db.delete(referrals).where(eq(referrals.username, username)),
  db.delete(referrals).where(eq(referrals.referrer, username)),
  db.delete(auditEvents).where(eq(auditEvents.username, username)),
  ...forgetStatements(db, username),
  noteOwnerStatement(db, username),
  db.delete(notices).where(eq(notices.username, username)),
  db.delete(readNotices).where(eq(readNotices.username, username)),
  db.delete(pastAlertSettings).where(eq(pastAlertSettings.username, username)),
  db.delete(alertSettings).where(eq(alertSettings.username, username)),
  db.delete(noticeListeners).where(eq(noticeListeners.username, username)),
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.username, username)),
  leaveContestsStatement(db, username),
  noteLeaverStatement(db, username),
  ...anonymiseStatements(db, username),
];

const expiredRows = (db: DrizzleD1Database, now: number): Expired[] => [
  ...expiredNotices(db, now),
  { table: sessions, isExpired: lte(sessions.expiresAt, now) },
  { table: sentCodes, isExpired: lte(sentCodes.expiresAt, now - DAY) },
  { table: grants, isExpired: lte(grants.expiresAt, now) },
  { table: rateCounters, isExpired: lte(rateCounters.expiresAt, now) },
  { table: auditEvents, isExpired: lte(auditEvents.at, now - EVENTS_KEPT) },
  oldTraces(now),
  oldActions(now),
  oldClaims(now),
];

/**
 * Erases accounts after their grace period, and expired rows. `now` in real milliseconds. `stores`: of contests, if any
 * are in another database.
 */
export async function purgeMembers(
  db: DrizzleD1Database,
  now: number,
  stores: Pick<ContestStores, "all" | "members"> = { all: [db], members: db },
): Promise<{ erased: number }> {
  const due = await db
    .select({ username: users.username })
    .from(users)
    .where(and(isNotNull(users.eraseAt), lte(users.eraseAt, now)))
    .limit(AT_ONCE);
  for (const { username } of due) await inOneGo(db, eraseStatements(db, username));
  await detachLeavers(stores);
  for (const expired of expiredRows(db, now)) await deleteInParts(db, expired);
  return { erased: due.length };
}

/** The cron handler: erases due accounts and logs how many. */
export const purgeOnSchedule =
  (realNow: () => number): ExportedHandlerScheduledHandler<Env> =>
  async (_, env) => {
    const stores = contestStores(env);
    const { erased } = await purgeMembers(stores.members, realNow(), stores);
    console.log(JSON.stringify({ event: "members_purged", erased }));
  };
