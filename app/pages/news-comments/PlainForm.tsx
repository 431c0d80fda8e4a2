import { useId } from "react";
import styles from "~/features/comments/comments.module.css";
import type { CommentTexts } from "~/runtime/island-translations";

export interface PlainFormProps {
  action: string;
  texts: CommentTexts;
  idempotencyKey: string;
  /** The comment being replied to. */
  parentId?: string | undefined;
}

/** A plain form for a comment or reply. */
export function PlainForm({
  action,
  texts,
  idempotencyKey,
  parentId,
  label,
  text = "",
}: PlainFormProps & { label: string; text?: string }) {
  const id = useId();
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="key" value={idempotencyKey} />
      {parentId !== undefined && <input type="hidden" name="parentId" value={parentId} />}
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name="text" rows={3} dir="auto" required defaultValue={text} />
      <p className={styles.row}>
        <button type="submit" className="button">
          {texts.post}
        </button>
      </p>
    </form>
  );
}
