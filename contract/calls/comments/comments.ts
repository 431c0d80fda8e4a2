import * as z from "zod/mini";
import type { NewsComment } from "../../domain/comments.ts";
import { endpoint } from "../../endpoint.ts";
import { COMMENTS_OF_A_PAGE, REPLIES_OF_A_LOAD, REPORT_REASONS } from "../../tables/comments.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { IdParam, LangParam, ZeroOrOneParam } from "../parameters.ts";
import { CommentsResult, parseComment, parseComments, WireComment } from "./comments-wire.ts";

/**
 * Comments of a piece, the latest first: with `direction` next those before `lastId`, with prev those after it. With
 * `parentId` the replies to a comment, the earliest first: next goes on behind `lastId`, prev in front of it; without
 * `lastId` they begin at the first or the last. At most `MOST_COMMENTS` comments, or `REPLIES_OF_A_LOAD` replies. 404 where
 * there is no such piece, 410 where it was withdrawn.
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
 * As everybody sees them; nothing in it is of one reader. Served for 25 s, and a page made of it for 30 s more: what is
 * hidden is gone within a minute. What nobody could fetch anew for an hour is not shown any more.
 */
export const listComment = endpoint({
  ...LIST,
  name: "listComment",
  path: "/news/listComment",
  cache: { freshFor: 10, staleFor: 25, keepFor: 3_600, store: "colo" },
});

/** Ours: the same as one member sees them, with `isLiked`, `isMine` and what of theirs waits for an operator. */
export const listCommentAsMember = endpoint({
  ...LIST,
  name: "listCommentAsMember",
  path: "/news/listCommentAsMember",
  access: "member",
});

const CHANGE = { method: "POST", access: "member", effect: true } as const;
const NOTHING = { result: z.looseObject({}), toValue: () => null } as const;

const OneCommentResult = z.object({ data: WireComment });
export type OneCommentBody = WireOf<typeof OneCommentResult>;

/** Characters of a request; what a member may write is judged by a rule, with a message in their language. */
const MOST_SENT = 20_000;

/**
 * Posts a comment, or with `parentId` a reply; a reply to a reply goes to the same comment. The same `idempotencyKey` of
 * the same member gives what was posted with it the first time.
 */
export const addComment = endpoint({
  ...CHANGE,
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

/** 1 likes, 0 does no longer; repeating it changes nothing. */
export const likeComment = endpoint({
  ...CHANGE,
  ...NOTHING,
  name: "likeComment",
  path: "/news/likeComment",
  query: z.object({ ...ONE, like: ZeroOrOneParam }),
});

/** Ours: deletes one of the member's own. */
export const deleteComment = endpoint({
  ...CHANGE,
  ...NOTHING,
  name: "deleteComment",
  path: "/news/deleteComment",
  query: z.object(ONE),
});

/** Ours: points operators to a comment of another member. A second report of the same member takes the place of the first. */
export const reportComment = endpoint({
  ...CHANGE,
  ...NOTHING,
  name: "reportComment",
  path: "/news/reportComment",
  query: z.object({ ...ONE, reason: z.enum(REPORT_REASONS) }),
});
