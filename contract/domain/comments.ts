/** A comment on a piece of news, or a reply to one. */
export interface NewsComment {
  /** Decimal; a later comment has a greater number. */
  id: string;
  /** The comment that this replies to. Replies are one level deep. */
  parentId?: string;
  /** Absent where the account is gone, and where the comment is. */
  author?: CommentAuthor;
  /** Plain text with line breaks; empty where the comment was removed. */
  text: string;
  /** Milliseconds. */
  postedAt: number;
  likes: number;
  /** By the member who asks; false for guests. */
  isLiked: boolean;
  isMine: boolean;
  /** Deleted by its author or hidden by an operator, and listed for the sake of its replies. */
  isRemoved: boolean;
  /** Waits for an operator; only its author sees it. */
  isHeld: boolean;
  /** The latest of them, the earliest of those first. */
  replies: NewsComment[];
  /** How many there are before those in `replies`. */
  remainingReplies: number;
}

export interface CommentAuthor {
  name: string;
  /** A web address, or a path below the storage's base address. */
  picture?: string;
}

/** Comments of a piece, the latest first, or replies to one, the earliest first. */
export interface CommentsPage {
  /** Of the piece, replies included. */
  total: number;
  /** There are more in the direction that was asked for. */
  hasNext: boolean;
  comments: NewsComment[];
  /** To go on from in the same direction. */
  lastId?: string;
}
