import type { NewsComment } from "#contract/domain/comments";
import { REPORT_REASONS } from "#contract/tables/comments";
import styles from "~/features/comments/comments.module.css";
import { LikeCount } from "~/features/comments/GuestParts";
import { fillText } from "~/i18n/fill-text";
import { PlainForm, type PlainFormProps } from "./PlainForm.tsx";

/** Actions on a comment as forms; those with input expand first. */
export function PlainControls({ comment, ...form }: PlainFormProps & { comment: NewsComment }) {
  const { id, author, likes, isLiked, isMine, isRemoved, isHeld } = comment;
  const { action, texts, idempotencyKey } = form;
  if (isRemoved) return null;
  return (
    <div className={styles.controls}>
      {!isHeld && (
        <>
          <form method="post" action={action}>
            <button type="submit" name={isLiked ? "unlike" : "like"} value={id}>
              {isLiked ? texts.unlike : texts.like} <LikeCount likes={likes} />
            </button>
          </form>
          <details>
            <summary>{texts.reply}</summary>
            <PlainForm
              {...form}
              // A key per reply form: the same text under another comment is another reply.
              idempotencyKey={`${idempotencyKey}-${id}`.slice(-64)}
              parentId={id}
              label={fillText(texts.writeReply, { name: author?.name ?? texts.former })}
            />
          </details>
        </>
      )}
      <details>
        <summary>{isMine ? texts.delete : texts.report}</summary>
        {isMine ? (
          <form method="post" action={action}>
            <p>{texts.deleteQuestion}</p>
            <button type="submit" className="button" name="delete" value={id}>
              {texts.delete}
            </button>
          </form>
        ) : (
          <form method="post" action={action} className={styles.form}>
            <input type="hidden" name="report" value={id} />
            <p>{texts.reportQuestion}</p>
            {REPORT_REASONS.map((reason) => (
              <button key={reason} type="submit" className="button plain-button" name="reason" value={reason}>
                {texts.reasons[reason]}
              </button>
            ))}
          </form>
        )}
      </details>
    </div>
  );
}
