import type { CommentsPage, NewsComment } from "#contract/domain/comments";
import { REPLIES_SHOWN } from "#contract/tables/comments";
import type { EdgeContext } from "#worker/pages/context";
import { cutComments, type FirstShown } from "~/features/comments/first-comments";
import { settle } from "~/features/errors/error-states.server";
import { gzipWeight } from "./comments-room.ts";

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

/** The comments that an article page starts with. */
export interface CommentsData {
  newsId: string;
  /** The article's slug, part of the address that leads back to the comments. */
  slug: string;
  /** Absent if they could not be loaded: the article is shown without them. */
  list?: CommentsPage;
  /** How many of the comments in `list` to show, if not all fit. */
  shown?: FirstShown;
  /** IANA name, for the dates of comments. */
  timeZone: string;
}

interface CommentedPiece {
  id: string;
  slug: string;
  /** Gzip bytes that the page has left for comments. */
  room: number;
}

/** The latest comments as guests see them, since the page is shared. */
export async function loadComments(context: EdgeContext, { id, slug, room }: CommentedPiece): Promise<CommentsData> {
  const { value } = await settle(context, context.upstream.call("listComment", { newsId: id }));
  const facts = { newsId: id, slug, timeZone: context.visitor.timeZone };
  if (!value) return facts;
  const shown = firstShown(value.value, room);
  return shown ? { ...facts, list: cutComments(value.value, shown), shown } : { ...facts, list: value.value };
}
