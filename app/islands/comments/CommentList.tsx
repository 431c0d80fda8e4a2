import type { ReactNode } from "react";
import type { NewsComment } from "#contract/domain/comments";
import { type CommentFacts, CommentItem } from "./CommentItem.tsx";
import styles from "./comments.module.css";

interface CommentListProps {
  comments: readonly NewsComment[];
  facts: CommentFacts;
  /** What can be done with a comment or a reply. */
  controlsOf(comment: NewsComment): ReactNode;
  /** What brings the replies in front of those that are shown; only where there are some. */
  earlierOf(comment: NewsComment): ReactNode;
  /** Below a comment's replies. */
  footOf?(comment: NewsComment): ReactNode;
}

/** Comments with their replies. */
export function CommentList({ comments, facts, controlsOf, earlierOf, footOf }: CommentListProps) {
  return (
    <ul className={styles.list}>
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} facts={facts} controls={controlsOf(comment)}>
          {comment.remainingReplies > 0 && earlierOf(comment)}
          {comment.replies.length > 0 && (
            <ul className={styles.replies}>
              {comment.replies.map((reply) => (
                <CommentItem key={reply.id} comment={reply} facts={facts} controls={controlsOf(reply)} />
              ))}
            </ul>
          )}
          {footOf?.(comment)}
        </CommentItem>
      ))}
    </ul>
  );
}
