import type { CommentAuthor, CommentsPage, NewsComment } from "#contract/domain/comments";
import { BUSINESS_OK } from "#contract/tables/business-codes";
import { REPLIES_OF_A_LOAD, type ReportReason } from "#contract/tables/comments";
import type { LocaleCode } from "#contract/tables/locales";
import { callMember, memberResultIn } from "~/runtime/members/member-call";
import { fieldsOf, instantOf, listOf, type WireFields } from "~/runtime/wire-fields";
import { cutComments, type FirstShown } from "./first-comments.ts";

// Parses the comment calls' responses (contract/calls/comments) by hand, to keep zod out of the browser. Items without
// an id are left out.

/** Text as it is written: "-" is a comment, elsewhere a supplier's mark for nothing (runtime/wire-fields.ts). */
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

/** Where the list is shown, and to whom: members also see their likes and their held comments. */
export interface CommentsPlace {
  newsId: string;
  locale: LocaleCode;
  isMember: boolean;
  /** What the page shows at first; the list starts the same, so that nothing moves. */
  shown?: FirstShown | undefined;
}

/** Refused by a rule; the message is the upstream's, in the page's language. */
export class CommentRefused extends Error {}

/** The data of a response. Throws CommentRefused, SessionEnded, or an error if there is no response. */
async function dataOf(call: Promise<unknown>): Promise<unknown> {
  const { businessCode, message, data } = memberResultIn(await call);
  if (businessCode === BUSINESS_OK) return data;
  throw new CommentRefused(typeof message === "string" ? message : "");
}

const listPath = (isMember: boolean, query: Record<string, string>): string =>
  `/api/news/${isMember ? "listCommentAsMember" : "listComment"}?${new URLSearchParams(query)}`;

/** Ten comments after an id; the latest if it is empty. */
export async function fetchComments(
  { newsId, locale, isMember, shown }: CommentsPlace,
  lastId: string,
  signal?: AbortSignal,
): Promise<CommentsPage> {
  const query = { newsId, locale, ...(lastId && { lastId }) };
  const page = readCommentsPage(await dataOf(callMember(listPath(isMember, query), { signal })));
  return shown && !lastId ? cutComments(page, shown) : page;
}

/** A hundred replies to a comment, before the first one loaded; the latest if none is. */
export async function fetchEarlierReplies(
  { newsId, locale, isMember }: CommentsPlace,
  { id, replies }: Pick<NewsComment, "id" | "replies">,
): Promise<CommentsPage> {
  const first = replies[0]?.id;
  const query = {
    newsId,
    locale,
    parentId: id,
    direction: "prev",
    size: String(REPLIES_OF_A_LOAD),
    ...(first !== undefined && { lastId: first }),
  };
  return readCommentsPage(await dataOf(callMember(listPath(isMember, query))));
}

const post = (name: string, fields: Record<string, string>): Promise<unknown> =>
  dataOf(callMember(`/api/news/${name}`, { fields }));

export interface NewComment {
  text: string;
  /** The comment or reply being answered. A reply to a reply belongs to the same comment. */
  answers?: Pick<NewsComment, "id" | "parentId"> | undefined;
  /** The same for all attempts to send it, so that it is posted once. */
  idempotencyKey: string;
}

export async function postComment(
  { newsId, locale }: CommentsPlace,
  { text, answers, idempotencyKey }: NewComment,
): Promise<NewsComment> {
  const fields = { newsId, locale, text, idempotencyKey, ...(answers && { parentId: answers.id }) };
  const posted = readComment(await post("addComment", fields));
  if (!posted) throw new Error("no comment in the answer");
  return posted;
}

export const postLike = ({ locale }: CommentsPlace, id: string, isLiked: boolean): Promise<unknown> =>
  post("likeComment", { locale, newsCommentId: id, like: isLiked ? "1" : "0" });

export const postDeletion = ({ locale }: CommentsPlace, id: string): Promise<unknown> =>
  post("deleteComment", { locale, newsCommentId: id });

export const postReport = ({ locale }: CommentsPlace, id: string, reason: ReportReason): Promise<unknown> =>
  post("reportComment", { locale, newsCommentId: id, reason });
