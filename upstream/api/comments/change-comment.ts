import { inOneGo } from "../../platform/in-one-go.ts";
import { commentFor } from "../../services/comments/read-comments.ts";
import { deleteStatements } from "../../services/comments/remove-comments.ts";
import { likeStatement, reportStatement, unlikeStatement } from "../../services/comments/store-comment.ts";
import { countOrRefuse, LIMITS } from "../../services/members/limits.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "../members/member-call.ts";
import { rowId } from "./comment-lists.ts";

/** A comment that is visible to everybody. */
async function shownComment({ db }: Caller, commentId: string) {
  const id = rowId(commentId);
  const comment = id === undefined ? undefined : await commentFor(db, id, undefined);
  if (comment?.state !== "shown") throw refuse("commentGone");
  return comment;
}

export const likeComment: MemberCall<"likeComment"> = async ({ newsCommentId, like }, caller) => {
  const { db, now } = caller;
  const { username } = (await requireMember(caller)).user;
  const { id } = await shownComment(caller, newsCommentId);
  await countOrRefuse(caller, LIMITS.likesOfMinute, username);
  await (like === 1 ? likeStatement(db, id, username, now) : unlikeStatement(db, id, username));
  return {};
};

/** Does nothing if the comment does not exist or is another member's. */
export const deleteComment: MemberCall<"deleteComment"> = async ({ newsCommentId }, caller) => {
  const { username } = (await requireMember(caller)).user;
  const id = rowId(newsCommentId);
  if (id !== undefined) await inOneGo(caller.db, deleteStatements(caller.db, id, username));
  return {};
};

export const reportComment: MemberCall<"reportComment"> = async ({ newsCommentId, reason }, caller) => {
  const { db, now } = caller;
  const { username } = (await requireMember(caller)).user;
  const { id, username: author } = await shownComment(caller, newsCommentId);
  if (author === username) return {};
  await countOrRefuse(caller, LIMITS.reportsOfDay, username);
  await reportStatement(db, { commentId: id, username, reason, at: now });
  return {};
};
