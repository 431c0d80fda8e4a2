import type { InfiniteData } from "@tanstack/react-query";
import type { CommentsPage, NewsComment } from "#contract/domain/comments";
import { dateIn } from "#contract/time/zone";
import { timeAgo } from "~/i18n/time-ago";
import type { Page } from "~/page/page";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import { pictureBase } from "~/ui/picture-base";
import type { CommentFacts } from "./CommentList.tsx";

/** Consecutive pages of comments, each with the id it starts after; the first with "". */
export type CommentPages = InfiniteData<CommentsPage, string>;

/** The loaded comments as one list. */
interface CommentList {
  total: number;
  hasNext: boolean;
  comments: NewsComment[];
}

/** Whether a comment counts towards the piece's total: everyone can see it. */
const isCounted = ({ isHeld, isRemoved }: NewsComment): boolean => !isHeld && !isRemoved;

const mapPages = (data: CommentPages, change: (comments: NewsComment[]) => NewsComment[]): CommentPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, comments: change(page.comments) })),
});

/** Changes the total on all pages; the last page's is shown. */
const withTotal = (data: CommentPages, difference: number): CommentPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, total: Math.max(0, page.total + difference) })),
});

/** Changes one comment or reply, wherever it is. */
const mapComment = (data: CommentPages, id: string, change: (comment: NewsComment) => NewsComment): CommentPages => {
  const changeIn = (comments: NewsComment[]): NewsComment[] =>
    comments.map((comment) => {
      if (comment.id === id) return change(comment);
      return comment.replies.length > 0 ? { ...comment, replies: changeIn(comment.replies) } : comment;
    });
  return mapPages(data, changeIn);
};

/** A comment or reply; undefined if it has not been loaded. */
export const findComment = (data: CommentPages, id: string): NewsComment | undefined =>
  data.pages
    .flatMap(({ comments }) => comments)
    .flatMap((comment) => [comment, ...comment.replies])
    .find((comment) => comment.id === id);

export const withLike = (data: CommentPages, id: string, isLiked: boolean): CommentPages =>
  mapComment(data, id, (comment) =>
    comment.isLiked === isLiked
      ? comment
      : { ...comment, isLiked, likes: Math.max(0, comment.likes + (isLiked ? 1 : -1)) },
  );

/** Adds a comment that was just posted: first in the list, or last among its comment's replies. */
export function withPosted(data: CommentPages, posted: NewsComment): CommentPages {
  if (findComment(data, posted.id)) return data;
  const { parentId } = posted;
  const added =
    parentId === undefined
      ? {
          ...data,
          pages: data.pages.map((page, at) => (at === 0 ? { ...page, comments: [posted, ...page.comments] } : page)),
        }
      : mapComment(data, parentId, (comment) => ({ ...comment, replies: [...comment.replies, posted] }));
  return isCounted(posted) ? withTotal(added, 1) : added;
}

/** Removes a comment and its replies, as if it had never been posted. */
export function withoutComment(data: CommentPages, id: string): CommentPages {
  const gone = findComment(data, id);
  if (!gone) return data;
  const left = mapPages(data, (comments) =>
    comments
      .filter((comment) => comment.id !== id)
      .map((comment) => ({ ...comment, replies: comment.replies.filter((reply) => reply.id !== id) })),
  );
  return withTotal(left, -[gone, ...gone.replies].filter(isCounted).length);
}

/** Replaces a sent comment with the upstream's version. */
export const withAnswer = (data: CommentPages, sentId: string, posted: NewsComment): CommentPages =>
  withPosted(withoutComment(data, sentId), posted);

/** Removes a comment deleted by its author; if it has replies, only its text and author. */
export function withDeleted(data: CommentPages, id: string): CommentPages {
  const deleted = findComment(data, id);
  if (!deleted) return data;
  if (deleted.replies.length === 0 && deleted.remainingReplies === 0) return withoutComment(data, id);
  const emptied = mapComment(data, id, ({ author: _author, ...comment }) => ({
    ...comment,
    text: "",
    likes: 0,
    isLiked: false,
    isMine: false,
    isRemoved: true,
  }));
  return isCounted(deleted) ? withTotal(emptied, -1) : emptied;
}

/** Adds earlier replies before those shown. */
export const withEarlierReplies = (data: CommentPages, parentId: string, page: CommentsPage): CommentPages =>
  mapComment(data, parentId, (comment) => {
    const known = new Set(comment.replies.map(({ id }) => id));
    const earlier = page.comments.filter(({ id }) => !known.has(id));
    const remaining = page.hasNext ? Math.max(1, comment.remainingReplies - earlier.length) : 0;
    return { ...comment, replies: [...earlier, ...comment.replies], remainingReplies: remaining };
  });

/** The id after which the next page starts; undefined after the last page. */
export const nextId = ({ hasNext, lastId, comments }: CommentsPage): string | undefined =>
  hasNext ? (lastId ?? comments.at(-1)?.id) : undefined;

/** All loaded comments, each once, without those being deleted (`leaving`, by id). */
export function joinPages(data: CommentPages, leaving: readonly string[]): CommentList {
  const left = leaving.reduce(withDeleted, data);
  const byId = new Map(left.pages.flatMap(({ comments }) => comments).map((comment) => [comment.id, comment]));
  return {
    total: left.pages.at(-1)?.total ?? 0,
    hasNext: left.pages.at(-1)?.hasNext === true,
    comments: [...byId.values()],
  };
}

/** The comment to focus when one is removed: the next, else the previous; undefined if none is left. */
export function focusAfter({ comments }: Pick<CommentList, "comments">, id: string): string | undefined {
  const ids = comments.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]);
  const at = ids.indexOf(id);
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}

/** Id of the first comment that the earlier list did not have. */
export function firstNewId(before: Pick<CommentList, "comments">, { comments }: Pick<CommentList, "comments">) {
  const known = new Set(before.comments.map(({ id }) => id));
  return comments.find(({ id }) => !known.has(id))?.id;
}

interface FactsSetup {
  page: Pick<Page, "locale" | "now" | "config" | "savesData">;
  texts: CommentTexts;
  /** IANA name. */
  timeZone: string;
}

/** Shared data of all comments on a page, on the server. */
export const commentFacts = ({ page, texts, timeZone }: FactsSetup): CommentFacts => ({
  locale: page.locale,
  texts,
  storage: pictureBase(page, page.config),
  timeOf: (instant) =>
    timeAgo(instant, { now: page.now, locale: page.locale, texts, dateOf: (one) => dateIn(one, timeZone) }),
});
