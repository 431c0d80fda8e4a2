import type { CommentsPage, NewsComment } from "#contract/domain/comments";

/** A comment as the upstream sends it, with fixed defaults. */
export const testComment = (id: string, change: Partial<NewsComment> = {}): NewsComment => ({
  id,
  author: { name: `fan${id}`, picture: "avatar/01.svg" },
  text: `Comment ${id}`,
  postedAt: Date.parse("2026-11-21T09:00:00Z"),
  likes: 0,
  isLiked: false,
  isMine: false,
  isRemoved: false,
  isHeld: false,
  replies: [],
  remainingReplies: 0,
  ...change,
});

export const testReply = (id: string, parentId: string, change: Partial<NewsComment> = {}): NewsComment =>
  testComment(id, { parentId, ...change });

export const testCommentsPage = (comments: NewsComment[], change: Partial<CommentsPage> = {}): CommentsPage => ({
  total: comments.length + comments.flatMap(({ replies }) => replies).length,
  hasNext: false,
  comments,
  ...change,
});
