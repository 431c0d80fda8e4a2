import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportReason } from "#contract/tables/comments";
import type { HoldReason } from "./moderation/judge-comment.ts";

/** `held`: waits for an operator. `hidden`: an operator has seen it. `deleted`: by its author, without text and name. */
export type CommentState = "shown" | "held" | "hidden" | "deleted";

export const comments = sqliteTable(
  "comments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pieceId: integer("piece_id").notNull(),
    /** Null of comments on the piece itself; of replies the comment at whose foot they stand. */
    parentId: integer("parent_id"),
    /** The comment that was answered: the parent, or a reply beside this one. Its author is told. */
    answeredId: integer("answered_id"),
    /** Null where the comment was deleted or the account erased. */
    username: text(),
    text: text().notNull(),
    /** What it is compared with others by. */
    gist: text().notNull(),
    state: text().$type<CommentState>().notNull(),
    /** Why it was held when it was posted. */
    holdReasons: text("hold_reasons", { mode: "json" }).$type<HoldReason[]>().notNull(),
    /** Null where `username` is. */
    idempotencyKey: text("idempotency_key"),
    /** Milliseconds of the site's clock. */
    postedAt: integer("posted_at").notNull(),
    /** Milliseconds of real time. */
    storedAt: integer("stored_at").notNull(),
    /** Kept by triggers, as `replies`. */
    likes: integer().notNull().default(0),
    /** Those that are shown. */
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

/** How many comments of a piece are shown, replies included; triggers on `comments` count. */
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

/** What members reported, until an operator has decided. */
export const commentReports = sqliteTable(
  "comment_reports",
  {
    commentId: integer("comment_id").notNull(),
    username: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    /** Milliseconds of real time. */
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.username] }),
    index("comment_reports_of_member").on(table.username, table.at),
  ],
);

/** What operators decided. Nothing changes or deletes a row. */
export const commentDecisions = sqliteTable(
  "comment_decisions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    commentId: integer("comment_id").notNull(),
    action: text().$type<"hide" | "restore">().notNull(),
    /** As the operator gave it. */
    operator: text().notNull(),
    reason: text().notNull(),
    /** Milliseconds of real time. */
    at: integer().notNull(),
  },
  (table) => [index("comment_decisions_of_comment").on(table.commentId, table.id)],
);
