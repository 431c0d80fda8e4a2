import { desc, eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { commentLikes, commentReports, comments } from "../schema/comments.ts";

/** Rows of one kind in a download. */
const MOST_OF_FILE = 1000;

/** Everything stored about a member's comments, for their data export. */
export async function myComments(db: DrizzleD1Database, username: string) {
  const [own, likes, reports] = await db.batch([
    db
      .select({
        id: comments.id,
        newsId: comments.pieceId,
        text: comments.text,
        state: comments.state,
        at: comments.postedAt,
      })
      .from(comments)
      .where(eq(comments.username, username))
      .orderBy(desc(comments.id))
      .limit(MOST_OF_FILE),
    db
      .select({ commentId: commentLikes.commentId, at: commentLikes.at })
      .from(commentLikes)
      .where(eq(commentLikes.username, username))
      .orderBy(desc(commentLikes.commentId))
      .limit(MOST_OF_FILE),
    db
      .select({ commentId: commentReports.commentId, why: commentReports.reason, at: commentReports.at })
      .from(commentReports)
      .where(eq(commentReports.username, username))
      .orderBy(desc(commentReports.at))
      .limit(MOST_OF_FILE),
  ]);
  return {
    comments: own.map(({ id, newsId, text, state, at }) => ({
      id: String(id),
      newsId: String(newsId),
      text,
      state,
      at,
    })),
    likes: likes.map(({ commentId, at }) => ({ commentId: String(commentId), at })),
    reports: reports.map(({ commentId, why, at }) => ({ commentId: String(commentId), why, at })),
  };
}
