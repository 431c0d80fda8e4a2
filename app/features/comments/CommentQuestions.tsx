import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { REPORT_REASONS, type ReportReason } from "#contract/tables/comments";
import type { CommentTexts } from "~/runtime/island-translations";
import styles from "./comments.module.css";

interface AskDialogProps {
  question: string;
  texts: CommentTexts;
  /** Label of the confirm button. */
  confirm: string;
  onConfirm(form: HTMLFormElement): void;
  onClose(): void;
  /** What is confirmed cannot be taken back. */
  isDanger?: boolean;
  children?: ReactNode;
}

/** A modal question, which closes itself when answered; the browser restores the focus. */
function AskDialog({ question, texts, confirm, onConfirm, onClose, isDanger = false, children }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    dialog.current?.close();
    onConfirm(form);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id}>{question}</h2>
        {children}
        <div className={styles.buttons}>
          <button type="button" className="button plain-button" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </button>
          <button type="submit" className={isDanger ? "button danger-button" : "button"}>
            {confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface QuestionProps {
  texts: CommentTexts;
  onClose(): void;
}

export const DeleteQuestion = ({ onConfirm, ...props }: QuestionProps & { onConfirm(): void }) => (
  <AskDialog
    {...props}
    question={props.texts.deleteQuestion}
    confirm={props.texts.delete}
    isDanger
    onConfirm={() => onConfirm()}
  />
);

/** Asks for the reason for reporting another member's comment. */
export function ReportQuestion({ onReport, ...props }: QuestionProps & { onReport(reason: ReportReason): void }) {
  const { texts } = props;
  const report = (form: HTMLFormElement) => {
    const chosen = new FormData(form).get("reason");
    onReport(REPORT_REASONS.find((reason) => reason === chosen) ?? "other");
  };
  return (
    <AskDialog {...props} question={texts.reportQuestion} confirm={texts.sendReport} onConfirm={report}>
      {REPORT_REASONS.map((reason, at) => (
        <label key={reason}>
          <input type="radio" name="reason" value={reason} defaultChecked={at === 0} />
          {texts.reasons[reason]}
        </label>
      ))}
    </AskDialog>
  );
}
