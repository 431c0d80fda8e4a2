import type { CommentsPage, NewsComment } from "#contract/domain/comments";
import { REPLIES_SHOWN } from "#contract/tables/comments";
import { cutComments, type FirstShown } from "~/features/comments/first-comments";
import { gzipWeight } from "./gzip-weight.ts";

/** Gzip bytes of a comment's markup, and of a link to replies that are left out. */
const MARKUP = 50;
const LINK = 25;

const weightOf = ({ author, text, replies, remainingReplies }: NewsComment): number =>
  MARKUP +
  gzipWeight(text) +
  gzipWeight(author?.name ?? "") +
  (remainingReplies > 0 ? LINK : 0) +
  replies.reduce((sum, reply) => sum + weightOf(reply), 0);

const weightOfAll = ({ comments }: CommentsPage): number => comments.reduce((sum, one) => sum + weightOf(one), 0);

/** From nearly all comments down to one: replies are reduced to links before comments are dropped. */
function* choices(comments: number): Generator<FirstShown> {
  for (let replies = REPLIES_SHOWN - 1; replies >= 0; replies -= 1) yield { comments, replies };
  for (let fewer = comments - 1; fewer >= 1; fewer -= 1) yield { comments: fewer, replies: 0 };
}

/** How many of the first comments fit, in gzip bytes; undefined if all do. At least one is shown. */
export function firstShown(page: CommentsPage, room: number): FirstShown | undefined {
  if (weightOfAll(page) <= room) return undefined;
  for (const choice of choices(page.comments.length)) if (weightOfAll(cutComments(page, choice)) <= room) return choice;
  return { comments: 1, replies: 0 };
}
