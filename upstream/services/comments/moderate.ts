import { asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { commentDecisions, commentReports, comments } from "../schema/comments.ts";
import { users } from "../schema/members.ts";
import { withdrawNotice } from "./remove-comments.ts";

/** Comments per page for operators. */
const MOST_LISTED = 50;

export interface Decision {
  commentId: number;
  action: "hide" | "restore";
  /** The operator's name, as they state it. */
  operator: string;
  reason: string;
  /** Real milliseconds. */
  at: number;
}

/**
 * Hides a comment, or shows one that is held, hidden or reported; both close its reports. The decision is recorded in
 * the same transaction. False if there is no such comment or its author deleted it.
 */
export async function decideComment(db: DrizzleD1Database, decision: Decision): Promise<boolean> {
  const { commentId, action, operator, reason, at } = decision;
  const [noted] = await db.batch([
    db
      .insert(commentDecisions)
      .select(
        sql`select null, id, ${action}, ${operator}, ${reason}, ${at} from comments
          where id = ${commentId} and state <> 'deleted'`,
      )
      .returning({ id: commentDecisions.id }),
    db
      .update(comments)
      .set({ state: action === "hide" ? "hidden" : "shown" })
      .where(sql`${comments.id} = ${commentId} and ${comments.state} <> 'deleted'`),
    db.delete(commentReports).where(eq(commentReports.commentId, commentId)),
    ...(action === "hide" ? [withdrawNotice(db, commentId)] : []),
  ]);
  return noted.length > 0;
}

/** Ids of comments that wait for an operator (held or reported), earliest first. */
async function waitingIds(db: DrizzleD1Database, after: number): Promise<number[]> {
  const [held, reported] = await db.batch([
    db
      .select({ id: comments.id })
      .from(comments)
      .where(sql`${comments.state} = 'held' and ${comments.id} > ${after}`)
      .orderBy(asc(comments.id))
      .limit(MOST_LISTED),
    db
      .selectDistinct({ id: commentReports.commentId })
      .from(commentReports)
      .where(gt(commentReports.commentId, after))
      .orderBy(asc(commentReports.commentId))
      .limit(MOST_LISTED),
  ]);
  const ids = new Set([...held, ...reported].map(({ id }) => id));
  return [...ids].sort((one, other) => one - other).slice(0, MOST_LISTED);
}

/** The moderation queue, with everything an operator needs to decide. `next` is the start of the next page. */
export async function commentsToModerate(db: DrizzleD1Database, after: number) {
  const ids = await waitingIds(db, after);
  const [rows, reports, decisions] = await db.batch([
    db
      .select({
        id: comments.id,
        newsId: comments.pieceId,
        parentId: comments.parentId,
        username: comments.username,
        nickname: users.nickname,
        text: comments.text,
        state: comments.state,
        holdReasons: comments.holdReasons,
        postedAt: comments.postedAt,
      })
      .from(comments)
      .leftJoin(users, eq(users.username, comments.username))
      .where(inArray(comments.id, ids))
      .orderBy(asc(comments.id)),
    db
      .select({ commentId: commentReports.commentId, reason: commentReports.reason, at: commentReports.at })
      .from(commentReports)
      .where(inArray(commentReports.commentId, ids)),
    db
      .select()
      .from(commentDecisions)
      .where(inArray(commentDecisions.commentId, ids))
      .orderBy(desc(commentDecisions.id)),
  ]);
  return {
    comments: rows.map((row) => ({
      ...row,
      reports: reports.filter(({ commentId }) => commentId === row.id).map(({ reason, at }) => ({ reason, at })),
      decisions: decisions
        .filter(({ commentId }) => commentId === row.id)
        .map(({ action, operator, reason, at }) => ({ action, operator, reason, at })),
    })),
    ...(ids.length === MOST_LISTED && { next: ids.at(-1) }),
  };
}
