import type { COMMENT_CALLS, COMMENT_LISTS } from "#contract/calls/comments/comment-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import type { MemberCall } from "../members/member-call.ts";
import { deleteComment, likeComment, reportComment } from "./change-comment.ts";
import { listComment, listCommentAsMember } from "./comment-lists.ts";
import { addComment } from "./post-comment.ts";

/** Handlers of this family's calls: those that are the same for everyone, and those of members. */
export const COMMENT_LIST_ANSWERS: CallsOf<typeof COMMENT_LISTS> = { listComment };

export const COMMENT_ANSWERS: { [Name in keyof typeof COMMENT_CALLS]: MemberCall<Name> } = {
  listCommentAsMember,
  addComment,
  likeComment,
  deleteComment,
  reportComment,
};
