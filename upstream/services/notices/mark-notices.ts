import { and, eq, lt, lte, or, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { inOneGo } from "../../platform/batched.ts";
import { users } from "../schema/members.ts";
import { LATEST_NOTICE, notices, readNotices } from "../schema/notices.ts";
import { EVERYONE, FOLLOWERS } from "./shared-notices.ts";

const latest = sql.raw(LATEST_NOTICE);
const isMember = (username: string) => eq(users.username, username);

/** Marks one notice as read, the member's own or one of many. */
export const markRead = (db: DrizzleD1Database, username: string, id: number): Promise<void> =>
  inOneGo(db, [
    db
      .update(notices)
      .set({ isRead: true })
      .where(and(eq(notices.username, username), eq(notices.id, id), eq(notices.isRead, false))),
    db
      .insert(readNotices)
      .select(sql`
        select u.username, n.id from notices n join users u on u.username = ${username}
        where n.id = ${id} and n.username in (${FOLLOWERS}, ${EVERYONE}) and n.id > u.read_up_to`)
      .onConflictDoNothing(),
  ]);

/** Marks everything up to a notice as read. */
export const markAllRead = (db: DrizzleD1Database, username: string, upTo: number): Promise<void> =>
  inOneGo(db, [
    db
      .update(users)
      // A future id would mark notices to come.
      .set({ readUpTo: sql`max(${users.readUpTo}, min(${upTo}, ${latest}))` })
      .where(isMember(username)),
    db.delete(readNotices).where(and(eq(readNotices.username, username), lte(readNotices.noticeId, upTo))),
  ]);

/** The member has opened their list: nothing in it is new any more. */
export async function markSeen(db: DrizzleD1Database, username: string): Promise<void> {
  await db
    .update(users)
    .set({ hasNewNotices: false, seenUpTo: latest })
    .where(and(isMember(username), or(users.hasNewNotices, lt(users.seenUpTo, latest))));
}
