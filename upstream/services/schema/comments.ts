import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportReason } from "#contract/tables/comments";
import type { HoldReason } from "../comments/moderation/judge-comment.ts";

/** `held`: waits for an operator. `hidden`: by an operator. `deleted`: by its author, without text and name. */
export type CommentState = "shown" | "held" | "hidden" | "deleted";

export const comments = sqliteTable(
  "comments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pieceId: integer("piece_id").notNull(),
    /** Null for comments on the piece itself; for replies, the top-level comment. */
    parentId: integer("parent_id"),
    /** The answered comment: the parent, or another reply to it. Its author is notified. */
    answeredId: integer("answered_id"),
    /** Null if the comment was deleted or the account erased. */
    username: text(),
    text: text().notNull(),
    /** The text by which it is compared with others. */
    gist: text().notNull(),
    state: text().$type<CommentState>().notNull(),
    /** Why it was held when it was posted. */
    holdReasons: text("hold_reasons", { mode: "json" }).$type<HoldReason[]>().notNull(),
    /** Null if `username` is. */
    idempotencyKey: text("idempotency_key"),
    /** Milliseconds of the site's clock. */
    postedAt: integer("posted_at").notNull(),
    /** Milliseconds of real time. */
    storedAt: integer("stored_at").notNull(),
    /** Maintained by triggers, like `replies`. */
    likes: integer().notNull().default(0),
    /** Shown replies only. */
    replies: integer().notNull().default(0),
  },
  (table) => [
    index("comments_of_piece").on(table.pieceId, table.parentId, table.id),
    index("comments_of_parent").on(table.parentId, table.id),
    uniqueIndex("comments_once").on(table.username, table.idempotencyKey),
    index("comments_by_gist").on(table.gist, table.storedAt),
    index("comments_held").on(table.id).where(sql`state = 'held'`),
  ],
);

/** Number of shown comments per piece, replies included; maintained by triggers on `comments`. */
export const commentCounts = sqliteTable("comment_counts", {
  pieceId: integer("piece_id").primaryKey(),
  shown: integer().notNull(),
});

export const commentLikes = sqliteTable(
  "comment_likes",
  {
    commentId: integer("comment_id").notNull(),
    username: text().notNull(),
    /** Milliseconds of real time. */
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.username] }),
    index("comment_likes_of_member").on(table.username, table.commentId),
  ],
);

/** Members' reports, until an operator decides. */
export const commentReports = sqliteTable(
  "comment_reports",
  {
    commentId: integer("comment_id").notNull(),
    username: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.username] }),
    index("comment_reports_of_member").on(table.username, table.at),
  ],
);

/** Operators' decisions. Rows are never changed or deleted. */
export const commentDecisions = sqliteTable(
  "comment_decisions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    commentId: integer("comment_id").notNull(),
    action: text().$type<"hide" | "restore">().notNull(),
    /** As stated by the operator. */
    operator: text().notNull(),
    reason: text().notNull(),
    /** Milliseconds of real time. */
    at: integer().notNull(),
  },
  (table) => [index("comment_decisions_of_comment").on(table.commentId, table.id)],
);
