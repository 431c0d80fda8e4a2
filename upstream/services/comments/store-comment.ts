import { and, eq, gt, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { ReportReason } from "#contract/tables/comments";
import { DAY } from "#contract/time/units";
import { commentLikes, commentReports, comments } from "../schema/comments.ts";
import type { CommentText, HoldReason } from "./moderation/judge-comment.ts";
import type { SameText } from "./moderation/repeated-text.ts";

/** Rows searched for the same text. */
const MOST_SAME = 20;

export interface NewComment extends CommentText {
  pieceId: number;
  parentId: number | null;
  answeredId: number | null;
  username: string;
  holdReasons: HoldReason[];
  idempotencyKey: string;
  /** Milliseconds of the site's clock, and of real time. */
  postedAt: number;
  storedAt: number;
}

/** The comment that a member posted with an idempotency key. */
export async function postedWith(db: DrizzleD1Database, username: string, key: string): Promise<number | undefined> {
  const row = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.username, username), eq(comments.idempotencyKey, key)))
    .get();
  return row?.id;
}

/** Comments with the same gist in the last day. `now` in real milliseconds. */
export async function sameTexts(
  db: DrizzleD1Database,
  { gist, username }: { gist: string; username: string },
  now: number,
): Promise<SameText> {
  const rows = await db
    .select({ username: comments.username })
    .from(comments)
    .where(and(eq(comments.gist, gist), gt(comments.storedAt, now - DAY)))
    .limit(MOST_SAME);
  const own = rows.filter((row) => row.username === username).length;
  return { own, others: rows.length - own };
}

/** Stores a comment; of two with the same key only the first. Returns the stored one's id. */
export async function storeComment(
  db: DrizzleD1Database,
  comment: NewComment,
): Promise<{ id: number; isNew: boolean }> {
  const state = comment.holdReasons.length > 0 ? "held" : "shown";
  const [stored] = await db
    .insert(comments)
    .values({ ...comment, state })
    .onConflictDoNothing()
    .returning({ id: comments.id });
  if (stored) return { id: stored.id, isNew: true };
  const id = await postedWith(db, comment.username, comment.idempotencyKey);
  if (id === undefined) throw new Error("a comment was neither stored nor there");
  return { id, isNew: false };
}

/** Likes a shown comment; idempotent. */
export const likeStatement = (db: DrizzleD1Database, commentId: number, username: string, now: number) =>
  db
    .insert(commentLikes)
    .select(sql`select id, ${username}, ${now} from comments where id = ${commentId} and state = 'shown'`)
    .onConflictDoNothing();

export const unlikeStatement = (db: DrizzleD1Database, commentId: number, username: string) =>
  db.delete(commentLikes).where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.username, username)));

/** Stores a report; a member's second report replaces the first. */
export const reportStatement = (
  db: DrizzleD1Database,
  report: { commentId: number; username: string; reason: ReportReason; at: number },
) =>
  db
    .insert(commentReports)
    .values(report)
    .onConflictDoUpdate({
      target: [commentReports.commentId, commentReports.username],
      set: { reason: report.reason, at: report.at },
    });
