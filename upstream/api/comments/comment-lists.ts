import type { DrizzleD1Database } from "drizzle-orm/d1";
import { drizzle } from "drizzle-orm/d1";
import type { CommentsBody } from "#contract/calls/comments/comments-wire";
import type { QueryOf } from "#contract/registry";
import { MOST_COMMENTS } from "#contract/tables/comments";
import type { Call } from "../../matches/call-context.ts";
import { badRequest, CallRefusal, notFound } from "../../platform/envelope.ts";
import { rowId } from "../../platform/row-id.ts";
import { commentWire } from "../../services/comments/comment-wire.ts";
import { pieceAccess } from "../../services/comments/open-piece.ts";
import {
  type CommentRow,
  commentFor,
  getComments,
  getCount,
  latestReplies,
  type Part,
  repliesTo,
} from "../../services/comments/read-comments.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";

type Query = QueryOf<"listComment">;

interface Asking {
  db: DrizzleD1Database;
  /** Username of the reader; undefined for the public list. */
  reader: string | undefined;
  /** Milliseconds of the site's clock. */
  now: number;
}

/** A database id; undefined if the text is not one. */
async function requestedPiece({ newsId }: Query, { db, now }: Asking): Promise<number> {
  const id = rowId(newsId);
  const access = id === undefined ? "unknown" : await pieceAccess(db, id, now);
  if (access === "withdrawn") throw new CallRefusal(410, "newsId: the piece was withdrawn", "newsId");
  if (id === undefined || access === "unknown") throw notFound("newsId", "no such piece");
  return id;
}

function requestedPart({ lastId, direction, size }: Query, reader: string | undefined): Part {
  const last = lastId === undefined ? undefined : rowId(lastId);
  if (lastId !== undefined && last === undefined) throw badRequest("lastId", "not an id of a comment");
  return { reader, direction, size, ...(last !== undefined && { lastId: last }) };
}

async function requestedParent(parentId: string, piece: number, { db, reader }: Asking): Promise<CommentRow> {
  const id = rowId(parentId);
  const parent = id === undefined ? undefined : await commentFor(db, id, reader);
  if (parent?.pieceId !== piece || parent.parentId !== null) throw notFound("parentId", "no such comment");
  return parent;
}

/** The rows to show, in page order, and the last of them in the requested direction. */
function cut(found: readonly CommentRow[], size: number, isReversed: boolean) {
  const kept = found.slice(0, size);
  const lastId = found.length > size ? kept.at(-1)?.id : undefined;
  return { rows: isReversed ? kept.toReversed() : kept, lastId };
}

async function getList(query: Query, asking: Asking): Promise<CommentsBody> {
  const { db, reader } = asking;
  const piece = await requestedPiece(query, asking);
  const part = requestedPart(query, reader);
  const isBack = part.direction === "prev";
  const answer = async (list: CommentsBody["data"]["list"], lastId: number | undefined): Promise<CommentsBody> => ({
    data: {
      totalComments: await getCount(db, piece),
      hasNext: lastId !== undefined,
      ...(lastId !== undefined && { lastId: String(lastId) }),
      list,
    },
  });
  if (query.parentId !== undefined) {
    const parent = await requestedParent(query.parentId, piece, asking);
    const { rows, lastId } = cut(await repliesTo(db, parent.id, part), part.size, isBack);
    return answer(
      rows.map((row) => commentWire(row, reader)),
      lastId,
    );
  }
  const isUpwards = isBack && part.lastId !== undefined;
  const size = Math.min(part.size, MOST_COMMENTS);
  const { rows, lastId } = cut(await getComments(db, piece, { ...part, size }), size, isUpwards);
  const replies = await latestReplies(db, rows, reader);
  return answer(
    rows.map((row) => commentWire(row, reader, replies.get(row.id))),
    // Nothing is newer than the latest.
    isBack && !isUpwards ? undefined : lastId,
  );
}

export const listComment: Call<"listComment"> = (query, { news, now }) =>
  getList(query, { db: drizzle(news.database), reader: undefined, now });

export const listCommentAsMember: MemberCall<"listCommentAsMember"> = async (query, caller, openSports) => {
  const { username } = (await requireMember(caller)).user;
  const { now } = await openSports();
  return getList(query, { db: caller.db, reader: username, now });
};
