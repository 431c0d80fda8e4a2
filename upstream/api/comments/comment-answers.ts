import type { COMMENT_CALLS, COMMENT_LISTS } from "#contract/calls/comments/comment-calls";
import type { OneCommentBody } from "#contract/calls/comments/comments";
import type { CallsOf } from "../../matches/call-context.ts";
import { inOneGo } from "../../platform/batched.ts";
import { rowId } from "../../platform/row-id.ts";
import { commentWire } from "../../services/comments/comment-wire.ts";
import { holdReasons, readCommentText } from "../../services/comments/moderation/judge-comment.ts";
import { pieceAccess } from "../../services/comments/open-piece.ts";
import { type CommentRow, commentFor } from "../../services/comments/read-comments.ts";
import { deleteStatements } from "../../services/comments/remove-comments.ts";
import {
  likeStatement,
  postedWith,
  reportStatement,
  sameTexts,
  storeComment,
  unlikeStatement,
} from "../../services/comments/store-comment.ts";
import { countOrRefuse, LIMITS } from "../../services/members/limits.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "../members/member-call.ts";
import { listComment, listCommentAsMember } from "./comment-lists.ts";

async function posted({ db }: Caller, id: number, username: string): Promise<OneCommentBody> {
  const row = await commentFor(db, id, username);
  if (!row) throw refuse("commentGone");
  return { data: commentWire(row, username) };
}

/** The comment replied to; undefined if the comment is on the piece itself. */
async function answeredComment(
  { db }: Caller,
  parentId: string | undefined,
  pieceId: number,
): Promise<CommentRow | undefined> {
  if (parentId === undefined) return undefined;
  const id = rowId(parentId);
  const answered = id === undefined ? undefined : await commentFor(db, id, undefined);
  if (answered?.pieceId !== pieceId || answered.state !== "shown") throw refuse("commentGone");
  return answered;
}

/** Members with held comments may go on writing; the daily limit counts every comment, whatever becomes of it. */
const addComment: MemberCall<"addComment"> = async (query, caller, openSports) => {
  const { newsId, parentId, idempotencyKey } = query;
  const { db, now } = caller;
  const { username } = (await requireMember(caller)).user;
  const earlier = await postedWith(db, username, idempotencyKey);
  if (earlier !== undefined) return posted(caller, earlier, username);
  const comment = readCommentText(query.text);
  if (!comment) throw refuse("commentLength");
  const pieceId = rowId(newsId);
  const { now: siteNow } = await openSports();
  if (pieceId === undefined || (await pieceAccess(db, pieceId, siteNow)) !== "open") throw refuse("commentClosed");
  const answered = await answeredComment(caller, parentId, pieceId);
  await countOrRefuse(caller, LIMITS.commentsOfMinute, username);
  await countOrRefuse(caller, LIMITS.commentsOfDay, username);
  const reasons = holdReasons(comment, await sameTexts(db, { gist: comment.gist, username }, now));
  const stored = await storeComment(db, {
    ...comment,
    pieceId,
    parentId: answered?.parentId ?? answered?.id ?? null,
    answeredId: answered?.id ?? null,
    username,
    holdReasons: reasons,
    idempotencyKey,
    postedAt: siteNow,
    storedAt: now,
  });
  if (stored.isNew && answered && reasons.length === 0) caller.later(caller.notifyOfReply(stored.id));
  return posted(caller, stored.id, username);
};

/** A comment that is visible to everybody. */
async function shownComment({ db }: Caller, commentId: string) {
  const id = rowId(commentId);
  const comment = id === undefined ? undefined : await commentFor(db, id, undefined);
  if (comment?.state !== "shown") throw refuse("commentGone");
  return comment;
}

const likeComment: MemberCall<"likeComment"> = async ({ newsCommentId, like }, caller) => {
  const { db, now } = caller;
  const { username } = (await requireMember(caller)).user;
  const { id } = await shownComment(caller, newsCommentId);
  await countOrRefuse(caller, LIMITS.likesOfMinute, username);
  await (like === 1 ? likeStatement(db, id, username, now) : unlikeStatement(db, id, username));
  return {};
};

/** Does nothing if the comment does not exist or is another member's. */
const deleteComment: MemberCall<"deleteComment"> = async ({ newsCommentId }, caller) => {
  const { username } = (await requireMember(caller)).user;
  const id = rowId(newsCommentId);
  if (id !== undefined) await inOneGo(caller.db, deleteStatements(caller.db, id, username));
  return {};
};

const reportComment: MemberCall<"reportComment"> = async ({ newsCommentId, reason }, caller) => {
  const { db, now } = caller;
  const { username } = (await requireMember(caller)).user;
  const { id, username: author } = await shownComment(caller, newsCommentId);
  if (author === username) return {};
  await countOrRefuse(caller, LIMITS.reportsOfDay, username);
  await reportStatement(db, { commentId: id, username, reason, at: now });
  return {};
};

/** Handlers of this family's calls: those that are the same for everyone, and those of members. */
export const COMMENT_LIST_ANSWERS: CallsOf<typeof COMMENT_LISTS> = { listComment };

export const COMMENT_ANSWERS: { [Name in keyof typeof COMMENT_CALLS]: MemberCall<Name> } = {
  listCommentAsMember,
  addComment,
  likeComment,
  deleteComment,
  reportComment,
};
