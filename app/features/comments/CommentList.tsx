import type { ReactNode } from "react";
import type { NewsComment } from "#contract/domain/comments";
import { commentId } from "#contract/tables/comment-paths";
import type { LocaleCode } from "#contract/tables/locales";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import { storedAddress } from "~/ui/picture-base";
import styles from "./comments.module.css";
import { COMMENTS_TITLE_ID } from "./use-discussion.ts";

/** What all comments of a list share. */
export interface CommentFacts {
  locale: LocaleCode;
  texts: CommentTexts;
  /** Base address of the storage; undefined for visitors who save data, who get no pictures. */
  storage: string | undefined;
  timeOf(instant: number): string;
}

interface CommentItemProps {
  comment: NewsComment;
  facts: CommentFacts;
  /** Controls for the reader. */
  controls?: ReactNode;
  /** Replies. */
  children?: ReactNode;
}

/** A comment or reply. Names and texts may be in any language. */
function CommentItem({ comment, facts: { texts, storage, timeOf }, controls, children }: CommentItemProps) {
  const { id, author, text, postedAt, isMine, isRemoved, isHeld } = comment;
  return (
    <li id={commentId(id)} className={styles.item} tabIndex={-1}>
      <div className={styles.head}>
        <span className={styles.picture}>
          {author?.picture && storage !== undefined && (
            <img src={storedAddress(author.picture, storage)} alt="" width={32} height={32} loading="lazy" />
          )}
        </span>
        {!isRemoved && <b dir="auto">{author?.name ?? texts.former}</b>}
        {isMine && <span className="tag">{texts.you}</span>}
        <time dateTime={new Date(postedAt).toISOString()}>{timeOf(postedAt)}</time>
      </div>
      {isRemoved ? (
        <p className={styles.removed}>{texts.removed}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {isHeld && <p className={styles.held}>{texts.held}</p>}
      {controls}
      {children}
    </li>
  );
}

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

/** The section's heading with the number of comments. */
export const CommentsHead = ({ title, total }: { title: string; total: number }) => (
  <h2 id={COMMENTS_TITLE_ID} className={styles.title} tabIndex={-1}>
    {title}
    {total > 0 && <span className="tabular">{` (${total})`}</span>}
  </h2>
);
