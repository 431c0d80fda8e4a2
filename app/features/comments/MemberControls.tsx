import type { NewsComment } from "#contract/domain/comments";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import styles from "./comments.module.css";
import { LikeCount } from "./GuestParts.tsx";
import { isSent } from "./sent-comment.ts";

/** A member's actions on a comment. */
export interface CommentActions {
  like(comment: NewsComment): void;
  reply(comment: NewsComment): void;
  /** Asks for confirmation first. */
  delete(comment: NewsComment): void;
  report(comment: NewsComment): void;
}

interface MemberControlsProps {
  comment: NewsComment;
  texts: CommentTexts;
  actions: CommentActions;
}

/**
 * Members can like, reply, delete their own comments and report others. The names match those of a guest's controls.
 */
export function MemberControls({ comment, texts, actions }: MemberControlsProps) {
  const { id, likes, isLiked, isMine, isRemoved, isHeld } = comment;
  if (isRemoved) return null;
  if (isSent(comment)) return <p className={styles.held}>{texts.sending}</p>;
  return (
    <div className={styles.controls}>
      {!isHeld && (
        <>
          <button type="button" name={`like-${id}`} aria-pressed={isLiked} onClick={() => actions.like(comment)}>
            {texts.like} <LikeCount likes={likes} />
          </button>
          <button type="button" name={`reply-${id}`} onClick={() => actions.reply(comment)}>
            {texts.reply}
          </button>
        </>
      )}
      {isMine ? (
        <button type="button" name={`delete-${id}`} onClick={() => actions.delete(comment)}>
          {texts.delete}
        </button>
      ) : (
        <button type="button" name={`report-${id}`} onClick={() => actions.report(comment)}>
          {texts.report}
        </button>
      )}
    </div>
  );
}
