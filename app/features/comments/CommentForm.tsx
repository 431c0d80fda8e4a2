import { type FormEvent, useId, useRef, useState } from "react";
import { LONGEST_COMMENT } from "#contract/tables/comments";
import { fillText } from "#contract/text/fill-text";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import { COMMENTS_KEY } from "~/runtime/members/drafts";
import { type Store, tabStore } from "~/runtime/storage";
import { countCharacters, textFault } from "./comment-length.ts";
import styles from "./comments.module.css";

// Unposted comments are stored in the tab, across page loads and signing in.

/** What a text is for: a piece, or a reply to one of its comments. */
interface DraftPlace {
  newsId: string;
  parentId?: string | undefined;
}

const nameOf = ({ newsId, parentId = "" }: DraftPlace): string => `${newsId}/${parentId}`;

function readAll(store: Store | undefined): Record<string, string> {
  try {
    const drafts: unknown = JSON.parse(store?.getItem(COMMENTS_KEY) ?? "{}");
    return typeof drafts === "object" && drafts !== null ? (drafts as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Empty if nothing was written. */
export function readDraft(place: DraftPlace, store = tabStore()): string {
  const draft = readAll(store)[nameOf(place)];
  return typeof draft === "string" ? draft : "";
}

/** An empty text removes the draft. */
export function writeDraft(place: DraftPlace, text: string, store = tabStore()): void {
  const { [nameOf(place)]: _before, ...others } = readAll(store);
  const drafts = text ? { ...others, [nameOf(place)]: text } : others;
  try {
    if (Object.keys(drafts).length > 0) store?.setItem(COMMENTS_KEY, JSON.stringify(drafts));
    else store?.removeItem(COMMENTS_KEY);
  } catch {
    // Storage is full: the text exists on the page only.
  }
}

/** The text of a form, which survives page loads until it is posted. */
function useDraft(place: DraftPlace): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(place));
  const write = (next: string) => {
    setText(next);
    writeDraft(place, next);
  };
  return [text, write];
}

interface CommentFormProps {
  place: DraftPlace;
  texts: CommentTexts;
  label: string;
  /** Opened by a press, so it takes the focus. */
  isOpened?: boolean;
  /** Resolves to the reason for a refusal, or to undefined once posted. */
  onPost(text: string): Promise<string | undefined>;
  onCancel?: () => void;
}

/** The form for a member's comment. The text is kept until it is posted, through refusals and page loads. */
export function CommentForm({ place, texts, label, isOpened, onPost, onCancel }: CommentFormProps) {
  const [text, setText] = useDraft(place);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const refuse = (message: string) => {
    setFault(message);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = textFault(text);
    if (wrong) return refuse(fillText(texts.fault[wrong], { most: LONGEST_COMMENT }));
    setIsBusy(true);
    setFault(undefined);
    const message = await onPost(text.trim());
    setIsBusy(false);
    if (message === undefined) setText("");
    else refuse(message);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: the member has pressed the button that opens it.
        autoFocus={isOpened}
        value={text}
        readOnly={isBusy}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? `${id}-length` : `${id}-fault ${id}-length`}
        onChange={({ target }) => setText(target.value)}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.row}>
        <span id={`${id}-length`} className="tabular">
          {fillText(texts.length, { length: countCharacters(text.trim()), most: LONGEST_COMMENT })}
        </span>
        <span>
          {onCancel && (
            <button type="button" className="button plain-button" onClick={onCancel}>
              {texts.cancel}
            </button>
          )}
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? texts.sending : texts.post}
          </button>
        </span>
      </div>
    </form>
  );
}
