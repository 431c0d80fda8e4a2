import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { AvatarId } from "#contract/tables/avatars";
import { REPLIES_OF_A_LOAD, REPLIES_SHOWN } from "#contract/tables/comments";
import { users } from "../members/schema.ts";
import { commentCounts, commentLikes, comments } from "./schema.ts";

/** A comment as lists show it. */
export type CommentRow = Pick<
  typeof comments.$inferSelect,
  "id" | "pieceId" | "parentId" | "username" | "text" | "state" | "postedAt" | "likes" | "replies"
> & { nickname: string | null; avatarId: AvatarId | null; likedBy: string | null };

/** Whose eyes a list is for; undefined of everybody. */
type Reader = string | undefined;

/** The part of a list that is asked for. */
export interface Part {
  reader: Reader;
  /** Of the comment that the list goes on from. */
  lastId?: number;
  direction: "next" | "prev";
  /** How many comments. */
  size: number;
}

const { id, pieceId, parentId, username, state, replies } = comments;
const COLUMNS = {
  id,
  pieceId,
  parentId,
  username,
  text: comments.text,
  state,
  postedAt: comments.postedAt,
  likes: comments.likes,
  replies,
};

/** Under a name of its own: of two columns of one name a batch has only one. */
const likedBy = sql<string | null>`${commentLikes.username}`.as("liked_by");

// Members whose account waits for its end have left for others, though signing in would bring them back.
const rows = (db: DrizzleD1Database, reader: Reader) =>
  db
    .select({ ...COLUMNS, nickname: users.nickname, avatarId: users.avatarId, likedBy })
    .from(comments)
    .leftJoin(users, and(eq(users.username, username), isNull(users.eraseAt)))
    .leftJoin(commentLikes, and(eq(commentLikes.commentId, id), eq(commentLikes.username, reader ?? "")));

/** What a reader sees: what is shown, the shell around replies that are shown, and of their own what waits. */
const isFor = (reader: Reader): SQL | undefined =>
  or(
    eq(state, "shown"),
    gt(replies, 0),
    reader === undefined ? undefined : and(eq(state, "held"), eq(username, reader)),
  );

/** Comments on a piece, the latest first, and one more where there are more. */
export async function commentsOf(db: DrizzleD1Database, piece: number, part: Part): Promise<CommentRow[]> {
  const { reader, lastId, direction, size } = part;
  const isForward = direction === "next";
  const from = lastId === undefined ? undefined : isForward ? lt(id, lastId) : gt(id, lastId);
  // Without a place to go on from, both directions begin at the latest.
  const isUpwards = !isForward && lastId !== undefined;
  return rows(db, reader)
    .where(and(eq(pieceId, piece), isNull(parentId), from, isFor(reader)))
    .orderBy(isUpwards ? asc(id) : desc(id))
    .limit(size + 1);
}

/** Replies to a comment, from the earliest on for `next`, from the latest back for `prev`, and one more where there are more. */
export async function repliesTo(db: DrizzleD1Database, parent: number, part: Part): Promise<CommentRow[]> {
  const { reader, lastId, direction, size } = part;
  const isForward = direction === "next";
  const from = lastId === undefined ? undefined : isForward ? gt(id, lastId) : lt(id, lastId);
  return rows(db, reader)
    .where(and(eq(parentId, parent), from, isFor(reader)))
    .orderBy(isForward ? asc(id) : desc(id))
    .limit(size + 1);
}

/** Of each comment its latest replies, the earliest first, with how many a reader has in all; by the comment's id. */
export async function latestReplies(
  db: DrizzleD1Database,
  parents: readonly CommentRow[],
  reader: Reader,
): Promise<Map<number, { shown: CommentRow[]; total: number }>> {
  const found = new Map<number, { shown: CommentRow[]; total: number }>();
  const [first, ...others] = parents.map((parent) =>
    rows(db, reader)
      .where(and(eq(parentId, parent.id), isFor(reader)))
      .orderBy(desc(id))
      .limit(REPLIES_SHOWN),
  );
  if (!first) return found;
  const [own, ...lists] = await db.batch([ownHeldReplies(db, parents, reader), first, ...others]);
  for (const [index, list] of lists.entries()) {
    const parent = parents[index];
    if (!parent) continue;
    const held = own.filter((row) => row.parentId === parent.id).length;
    found.set(parent.id, { shown: list.toReversed(), total: parent.replies + held });
  }
  return found;
}

const ownHeldReplies = (db: DrizzleD1Database, parents: readonly CommentRow[], reader: Reader) =>
  db
    .select({ parentId })
    .from(comments)
    .where(
      and(
        sql`${parentId} in (select value from json_each(${JSON.stringify(parents.map((one) => one.id))}))`,
        eq(state, "held"),
        eq(username, reader ?? ""),
      ),
    );

/** One comment as a reader sees it. */
export const commentFor = (db: DrizzleD1Database, commentId: number, reader: Reader): Promise<CommentRow | undefined> =>
  rows(db, reader).where(eq(id, commentId)).get();

/** How many comments of a piece everybody sees. */
export async function countOf(db: DrizzleD1Database, piece: number): Promise<number> {
  const row = await db
    .select({ shown: commentCounts.shown })
    .from(commentCounts)
    .where(eq(commentCounts.pieceId, piece))
    .get();
  return row?.shown ?? 0;
}

const answered = alias(comments, "answered");

/** What a notice of a reply needs: both comments. Undefined where nobody is to be told. */
export async function replyOf(db: DrizzleD1Database, commentId: number) {
  return db
    .select({
      id,
      pieceId,
      parentId,
      text: comments.text,
      state,
      postedAt: comments.postedAt,
      author: username,
      nickname: users.nickname,
      toUsername: answered.username,
    })
    .from(comments)
    .innerJoin(answered, eq(answered.id, comments.answeredId))
    .innerJoin(users, eq(users.username, username))
    .where(eq(id, commentId))
    .get();
}

/** Replies in front of one that a load begins with, so that it stays in the load when some of them go or come back. */
const BEFORE_REPLY = REPLIES_OF_A_LOAD / 2;

/** The reply behind which a load begins that has another; undefined where the first load has it. */
export async function startOfReply(
  db: DrizzleD1Database,
  reply: { id: number; parentId: number },
): Promise<number | undefined> {
  const row = await db
    .select({ id })
    .from(comments)
    .where(and(eq(parentId, reply.parentId), lt(id, reply.id), eq(state, "shown")))
    .orderBy(desc(id))
    .limit(1)
    .offset(BEFORE_REPLY - 1)
    .get();
  return row?.id;
}
