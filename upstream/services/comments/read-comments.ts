import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { AvatarId } from "#contract/tables/avatars";
import { REPLIES_OF_A_LOAD, REPLIES_SHOWN } from "#contract/tables/comments";
import { commentCounts, commentLikes, comments } from "../schema/comments.ts";
import { users } from "../schema/members.ts";

/** A comment as shown in lists. */
export type CommentRow = Pick<
  typeof comments.$inferSelect,
  "id" | "pieceId" | "parentId" | "username" | "text" | "state" | "postedAt" | "likes" | "replies"
> & { nickname: string | null; avatarId: AvatarId | null; likedBy: string | null };

/** The reader of a list; undefined for the public. */
type Reader = string | undefined;

/** The requested part of a list. */
export interface Part {
  reader: Reader;
  /** The comment after which the list continues. */
  lastId?: number;
  direction: "next" | "prev";
  /** Number of comments. */
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

/** Aliased: a batch returns only one of two columns with the same name. */
const likedBy = sql<string | null>`${commentLikes.username}`.as("liked_by");

// Accounts pending deletion count as deleted for others, although signing in restores them.
const rows = (db: DrizzleD1Database, reader: Reader) =>
  db
    .select({ ...COLUMNS, nickname: users.nickname, avatarId: users.avatarId, likedBy })
    .from(comments)
    .leftJoin(users, and(eq(users.username, username), isNull(users.eraseAt)))
    .leftJoin(commentLikes, and(eq(commentLikes.commentId, id), eq(commentLikes.username, reader ?? "")));

/** What a reader sees: shown comments, placeholders that have shown replies, and their own held comments. */
const isFor = (reader: Reader): SQL | undefined =>
  or(
    eq(state, "shown"),
    gt(replies, 0),
    reader === undefined ? undefined : and(eq(state, "held"), eq(username, reader)),
  );

/** Comments on a piece, latest first, and one more if there are more. */
export async function getComments(db: DrizzleD1Database, piece: number, part: Part): Promise<CommentRow[]> {
  const { reader, lastId, direction, size } = part;
  const isForward = direction === "next";
  const from = lastId === undefined ? undefined : isForward ? lt(id, lastId) : gt(id, lastId);
  // Without a cursor, both directions begin at the latest.
  const isUpwards = !isForward && lastId !== undefined;
  return rows(db, reader)
    .where(and(eq(pieceId, piece), isNull(parentId), from, isFor(reader)))
    .orderBy(isUpwards ? asc(id) : desc(id))
    .limit(size + 1);
}

/** Replies to a comment, ascending for `next`, from the latest backwards for `prev`, and one more if there are more. */
export async function repliesTo(db: DrizzleD1Database, parent: number, part: Part): Promise<CommentRow[]> {
  const { reader, lastId, direction, size } = part;
  const isForward = direction === "next";
  const from = lastId === undefined ? undefined : isForward ? gt(id, lastId) : lt(id, lastId);
  return rows(db, reader)
    .where(and(eq(parentId, parent), from, isFor(reader)))
    .orderBy(isForward ? asc(id) : desc(id))
    .limit(size + 1);
}

/** The latest replies of each comment, earliest first, with the reader's total; by comment id. */
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

/** Number of publicly visible comments on a piece. */
export async function getCount(db: DrizzleD1Database, piece: number): Promise<number> {
  const row = await db
    .select({ shown: commentCounts.shown })
    .from(commentCounts)
    .where(eq(commentCounts.pieceId, piece))
    .get();
  return row?.shown ?? 0;
}

const answered = alias(comments, "answered");

/** What a reply notice needs: both comments. Undefined if nobody is to be notified. */
export async function getReply(db: DrizzleD1Database, commentId: number) {
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

/** Replies loaded before the requested one, so that it stays in the load when some of them are removed or restored. */
const BEFORE_REPLY = REPLIES_OF_A_LOAD / 2;

/** The reply after which the load containing another begins; undefined if it is in the first load. */
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
