import type { CommentAuthor, CommentsPage, NewsComment } from "#contract/domain/comments";
import { fieldsOf, instantOf, listOf, type WireFields } from "~/browser/wire-fields";

// Parses the comment calls' responses (contract/calls/comments) by hand, to keep zod out of the browser. Items without
// an id are left out.

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const numberOf = (value: unknown): number => Math.max(0, Number(value) || 0);
const isSet = (value: unknown): boolean => value === true || ["1", "true"].includes(textOf(value));

function authorOf(value: unknown): { author?: CommentAuthor } {
  const { name, avatar } = fieldsOf(value);
  if (!textOf(name)) return {};
  return { author: { name: textOf(name), ...(textOf(avatar) && { picture: textOf(avatar) }) } };
}

/** A comment with its replies; undefined if it is invalid. */
export function readComment(value: unknown): NewsComment | undefined {
  const wire: WireFields = fieldsOf(value);
  const id = textOf(wire.newsCommentId);
  if (!id) return undefined;
  const parentId = textOf(wire.parentId);
  const isRemoved = isSet(wire.isRemoved);
  return {
    id,
    ...(parentId && { parentId }),
    ...(!isRemoved && authorOf(wire.user)),
    text: isRemoved ? "" : textOf(wire.text),
    postedAt: instantOf(wire.createTime),
    likes: numberOf(wire.likeCount),
    isLiked: isSet(wire.isLiked),
    isMine: isSet(wire.isMine),
    isRemoved,
    isHeld: isSet(wire.isHeld),
    replies: readAll(wire.childComments),
    remainingReplies: numberOf(wire.remainingChildCount),
  };
}

const readAll = (list: unknown): NewsComment[] => listOf(list).flatMap((one) => readComment(one) ?? []);

/** A page of comments, from the data of a response. */
export function readCommentsPage(data: unknown): CommentsPage {
  const { totalComments, hasNext, list, lastId } = fieldsOf(data);
  return {
    total: numberOf(totalComments),
    hasNext: isSet(hasNext),
    comments: readAll(list),
    ...(textOf(lastId) && { lastId: textOf(lastId) }),
  };
}
