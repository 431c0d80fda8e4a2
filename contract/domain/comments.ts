/** A comment on a piece of news, or a reply to one. */
export interface NewsComment {
  /** Decimal; a later comment has a greater number. */
  id: string;
  /** The comment that this replies to. Replies are one level deep. */
  parentId?: string;
  /** Absent if the account or the comment was deleted. */
  author?: CommentAuthor;
  /** Plain text with line breaks; empty if the comment was removed. */
  text: string;
  /** Milliseconds. */
  postedAt: number;
  likes: number;
  /** By the requesting member; false for guests. */
  isLiked: boolean;
  isMine: boolean;
  /** Deleted by its author or hidden by an operator, and listed because of its replies. */
  isRemoved: boolean;
  /** Awaits an operator; visible to its author only. */
  isHeld: boolean;
  /** The latest replies, in ascending order. */
  replies: NewsComment[];
  /** Number of replies before those in `replies`. */
  remainingReplies: number;
}

export interface CommentAuthor {
  name: string;
  /** A web address, or a path below the storage's base address. */
  picture?: string;
}

/** Comments of a piece, latest first, or replies to one, earliest first. */
export interface CommentsPage {
  /** Of the whole piece, replies included. */
  total: number;
  /** There are more in the requested direction. */
  hasNext: boolean;
  comments: NewsComment[];
  /** Cursor to continue in the same direction. */
  lastId?: string;
}
