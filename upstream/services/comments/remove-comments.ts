import { and, eq, inArray, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { commentLikes, commentReports, comments } from "../schema/comments.ts";
import { notices } from "../schema/notices.ts";

/** What is left of a deleted comment with replies: its place. */
const GONE = { state: "deleted", text: "", gist: "", username: null, idempotencyKey: null } as const;

/** Reply notices, which contain the reply's text, to the authors of the answered comments. */
const noticesOf = (db: DrizzleD1Database, which: ReturnType<typeof sql>) =>
  db.delete(notices).where(
    sql`(${notices.username}, ${notices.dedupeKey}) in (
      select answered.username, 'comment:' || reply.id from comments reply
      join comments answered on answered.id = reply.answered_id where ${which})`,
  );

/** Deletes the notice of a reply that others may no longer read. */
export const withdrawNotice = (db: DrizzleD1Database, commentId: number) => noticesOf(db, sql`reply.id = ${commentId}`);

/**
 * Deletes a comment for its author: the row if it has no replies, otherwise its text and author, so that replies keep a
 * parent.
 */
export const deleteStatements = (db: DrizzleD1Database, commentId: number, username: string) => {
  const isOwn = and(eq(comments.id, commentId), eq(comments.username, username));
  const hasReplies = sql`exists (select 1 from comments reply where reply.parent_id = ${commentId})`;
  const ofOwn = sql`(select id from comments where id = ${commentId} and username = ${username})`;
  return [
    noticesOf(db, sql`reply.id = ${commentId} and reply.username = ${username}`),
    db.delete(commentLikes).where(sql`${commentLikes.commentId} in ${ofOwn}`),
    db.delete(commentReports).where(sql`${commentReports.commentId} in ${ofOwn}`),
    db.update(comments).set(GONE).where(and(isOwn, hasReplies)),
    db.delete(comments).where(isOwn),
  ];
};

/**
 * Statements for an account's erasure: comments that others read and answered stay anonymously; comments that nobody
 * else could see, likes and reports are deleted.
 */
export const anonymiseStatements = (db: DrizzleD1Database, username: string) => [
  noticesOf(db, sql`reply.username = ${username}`),
  db.delete(commentLikes).where(eq(commentLikes.username, username)),
  db.delete(commentReports).where(eq(commentReports.username, username)),
  db
    .update(comments)
    .set(GONE)
    .where(and(eq(comments.username, username), inArray(comments.state, ["held", "hidden"]))),
  db.update(comments).set({ username: null, idempotencyKey: null }).where(eq(comments.username, username)),
];
