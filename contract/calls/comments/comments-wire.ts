import * as z from "zod/mini";
import type { CommentsPage, NewsComment } from "../../domain/comments.ts";
import { optional, preprocess } from "../../wire/preprocess.ts";
import { answerRows } from "../../wire/rows.ts";
import { EpochMs, Flag, Id, IntOr, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireAuthor = wireObject({ name: Text, avatar: OptionalText });

const COMMENT = {
  newsCommentId: Id,
  parentId: OptionalText,
  user: optional(WireAuthor),
  text: Text,
  createTime: EpochMs,
  likeCount: IntOr(0),
  isLiked: Flag,
  isMine: Flag,
  isRemoved: Flag,
  isHeld: Flag,
};
const WireReply = wireObject(COMMENT);
/**
 * Not `rows`: with nested rows a comment would not count as accepted, and one bad comment would fail the whole answer.
 */
const WireReplies = preprocess(
  (value) => (Array.isArray(value) ? value : value === undefined || value === null || value === "" ? [] : [value]),
  z.array(WireReply),
);
export const WireComment = wireObject({
  ...COMMENT,
  childComments: WireReplies,
  remainingChildCount: IntOr(0),
});
export type ReplyWire = WireOf<typeof WireReply>;
export type CommentWire = WireOf<typeof WireComment>;

const WireCommentsPage = wireObject({
  totalComments: IntOr(0),
  hasNext: Flag,
  lastId: OptionalText,
  list: answerRows("list", WireComment),
});
export const CommentsResult = z.object({ data: WireCommentsPage });
export type CommentsBody = WireOf<typeof CommentsResult>;

function parseReply(wire: z.output<typeof WireReply>): NewsComment {
  const { newsCommentId, parentId, user, isRemoved } = wire;
  return {
    id: newsCommentId,
    ...(parentId !== undefined && { parentId }),
    // Data that an upstream leaves in a removed comment is never shown.
    ...(user && !isRemoved && { author: { name: user.name, ...(user.avatar && { picture: user.avatar }) } }),
    text: isRemoved ? "" : wire.text,
    postedAt: wire.createTime,
    likes: Math.max(0, wire.likeCount),
    isLiked: wire.isLiked,
    isMine: wire.isMine,
    isRemoved,
    isHeld: wire.isHeld,
    replies: [],
    remainingReplies: 0,
  };
}

export const parseComment = ({ childComments, remainingChildCount, ...wire }: z.output<typeof WireComment>) => ({
  ...parseReply(wire),
  replies: childComments.map(parseReply),
  remainingReplies: Math.max(0, remainingChildCount),
});

export const parseComments = ({ data }: z.output<typeof CommentsResult>): CommentsPage => ({
  total: Math.max(0, data.totalComments),
  hasNext: data.hasNext,
  comments: data.list.map(parseComment),
  ...(data.lastId !== undefined && { lastId: data.lastId }),
});
