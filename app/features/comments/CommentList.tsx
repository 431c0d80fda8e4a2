import type { ReactNode } from "react";
import type { NewsComment } from "#contract/domain/comments";
import { type CommentFacts, CommentItem } from "./CommentItem.tsx";
import styles from "./comments.module.css";

interface CommentListProps {
  comments: readonly NewsComment[];
  facts: CommentFacts;
  /** Controls of a comment or reply. */
  controlsOf(comment: NewsComment): ReactNode;
  /** Link that loads earlier replies; only shown if there are any. */
  earlierOf(comment: NewsComment): ReactNode;
  /** Rendered below a comment's replies. */
  footOf?(comment: NewsComment): ReactNode;
}

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
