import * as z from "zod/mini";
import type { NewsComment } from "../../domain/comments.ts";
import { COMMENTS_OF_A_PAGE, REPLIES_OF_A_LOAD, REPORT_REASONS } from "../../tables/comments.ts";
import { endpoint, MEMBER_CHANGE, NO_DATA } from "../../wire/endpoint.ts";
import { IdParam, LangParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { CommentsResult, parseComment, parseComments, WireComment } from "./comments-wire.ts";

/**
 * Comments of a piece, latest first: `direction` next gives those before `lastId`, prev those after it. With `parentId`
 * the replies to a comment, earliest first: next continues after `lastId`, prev before it; without `lastId` they start
 * at the first or the last. At most `MOST_COMMENTS` comments, or `REPLIES_OF_A_LOAD` replies. 404 for an unknown piece,
 * 410 if it was withdrawn.
 */
const ListQuery = z.object({
  lang: LangParam,
  newsId: IdParam,
  parentId: z.optional(IdParam),
  lastId: z.optional(IdParam),
  direction: z._default(z.enum(["next", "prev"]), "next"),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(REPLIES_OF_A_LOAD)), COMMENTS_OF_A_PAGE),
});

const LIST = { namesOne: true, query: ListQuery, result: CommentsResult, toValue: parseComments } as const;

/**
 * The public view; nothing in it depends on the reader. Served for 25 s, and pages made of it for 30 s more: hidden
 * comments disappear within a minute. Dropped if it could not be fetched for an hour.
 */
export const listComment = endpoint({
  ...LIST,
  name: "listComment",
  path: "/news/listComment",
  cache: { freshFor: 10, staleFor: 25, keepFor: 3_600, store: "colo" },
});

/** Ours: the same as seen by a member, with `isLiked`, `isMine` and their comments that await an operator. */
export const listCommentAsMember = endpoint({
  ...LIST,
  name: "listCommentAsMember",
  path: "/news/listCommentAsMember",
  access: "member",
});

const OneCommentResult = z.object({ data: WireComment });
export type OneCommentBody = WireOf<typeof OneCommentResult>;

/** Characters of a request; a rule checks what a member may write, with a message in their language. */
const MOST_SENT = 20_000;

/**
 * Posts a comment, or with `parentId` a reply; a reply to a reply goes to the same comment. Repeating a member's
 * `idempotencyKey` returns what was posted with it first.
 */
export const addComment = endpoint({
  ...MEMBER_CHANGE,
  name: "addComment",
  path: "/news/addComment",
  query: z.object({
    lang: LangParam,
    newsId: IdParam,
    parentId: z.optional(IdParam),
    text: z.string().check(z.maxLength(MOST_SENT)),
    idempotencyKey: z.string().check(z.regex(/^[\w-]{8,64}$/, "not 8 to 64 letters, digits, _ and -")),
  }),
  result: OneCommentResult,
  toValue: ({ data }): NewsComment => parseComment(data),
});

const ONE = { lang: LangParam, newsCommentId: IdParam };

/** 1 likes, 0 removes the like; idempotent. */
export const likeComment = endpoint({
  ...MEMBER_CHANGE,
  ...NO_DATA,
  name: "likeComment",
  path: "/news/likeComment",
  query: z.object({ ...ONE, like: ZeroOrOneParam }),
});

/** Ours: deletes one of the member's own comments. */
export const deleteComment = endpoint({
  ...MEMBER_CHANGE,
  ...NO_DATA,
  name: "deleteComment",
  path: "/news/deleteComment",
  query: z.object(ONE),
});

/** Ours: reports another member's comment to operators. A second report by the same member replaces the first. */
export const reportComment = endpoint({
  ...MEMBER_CHANGE,
  ...NO_DATA,
  name: "reportComment",
  path: "/news/reportComment",
  query: z.object({ ...ONE, reason: z.enum(REPORT_REASONS) }),
});
