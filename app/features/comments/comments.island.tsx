import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import type { NewsComment } from "#contract/domain/comments";
import { REPORT_REASONS, type ReportReason } from "#contract/tables/comments";
import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { siteTime } from "~/features/notices/notice-record";
import { deviceDate, timeAgo } from "~/i18n/time-ago";
import { type CommentTexts, useTranslations } from "~/runtime/islands/island-translations";
import { classNames } from "~/ui/class-names";
import { pageStorage } from "~/ui/picture-base";
import { CommentForm } from "./CommentForm.tsx";
import { type CommentFacts, CommentList, CommentsHead } from "./CommentList.tsx";
import type { CommentsPlace } from "./comment-calls.ts";
import styles from "./comments.module.css";
import type { FirstShown } from "./first-comments.ts";
import { GuestControls, Prompt, type PromptProps } from "./GuestParts.tsx";
import { MemberControls } from "./MemberControls.tsx";
import { MoreLink } from "./MoreLink.tsx";
import { repliesLink, repliesText, threadLink } from "./thread-links.ts";
import { type Discussion, useDiscussion } from "./use-discussion.ts";

interface DiscussionListProps {
  place: CommentsPlace;
  facts: CommentFacts;
  discussion: Discussion;
}

/** The loaded comments, with controls for the reader and links to more. */
function DiscussionList({ place, facts, discussion }: DiscussionListProps) {
  const { list, more, actions } = discussion;
  const { texts } = facts;
  const Controls = place.isMember ? MemberControls : GuestControls;
  return (
    <>
      <CommentList
        comments={list.comments}
        facts={facts}
        controlsOf={(comment) => <Controls comment={comment} texts={texts} actions={actions} />}
        earlierOf={(comment) => (
          <MoreLink
            href={repliesLink(place, comment.id)}
            name={`replies-${comment.id}`}
            isBusy={list.loadingRepliesOf === comment.id}
            onPress={() => more.loadReplies(comment)}
          >
            {repliesText(comment, texts)}
          </MoreLink>
        )}
        footOf={(comment) => <ReplyForm to={comment} place={place} facts={facts} discussion={discussion} />}
      />
      {list.hasNext && (
        <p className={styles.end}>
          <MoreLink
            href={threadLink(place, list.comments.at(-1)?.id)}
            name="more"
            isBusy={list.isLoading}
            onPress={more.load}
          >
            {texts.more}
          </MoreLink>
        </p>
      )}
    </>
  );
}

/** Shown below the comment whose thread is being replied to. */
function ReplyForm({ to, place, facts: { texts }, discussion }: DiscussionListProps & { to: NewsComment }) {
  const { replyTo, post, closeReply } = discussion;
  if (!replyTo || (replyTo.parentId ?? replyTo.id) !== to.id) return null;
  return (
    <CommentForm
      // If another comment of the thread is chosen, remounting focuses the field; its text is the same draft.
      key={replyTo.id}
      place={{ newsId: place.newsId, parentId: to.id }}
      texts={texts}
      label={fillText(texts.writeReply, { name: replyTo.author?.name ?? texts.former })}
      isOpened
      onPost={(text) => post(text, replyTo)}
      onCancel={closeReply}
    />
  );
}

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

const DeleteQuestion = ({ onConfirm, ...props }: QuestionProps & { onConfirm(): void }) => (
  <AskDialog
    {...props}
    question={props.texts.deleteQuestion}
    confirm={props.texts.delete}
    isDanger
    onConfirm={() => onConfirm()}
  />
);

/** Asks for the reason for reporting another member's comment. */
function ReportQuestion({ onReport, ...props }: QuestionProps & { onReport(reason: ReportReason): void }) {
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

export interface CommentsIslandProps {
  newsId: string;
  locale: LocaleCode;
  storage: string;
  /** How much of the first comments the page shows; absent if all. */
  shown?: FirstShown | undefined;
  /** Shown if there are no comments. */
  none: string;
  /** Prompt for guests. */
  prompt: PromptProps;
}

/** Comments on a piece of news: guests can load more, members can take part. */
export default function CommentsIsland({ newsId, locale, storage, shown, none, prompt }: CommentsIslandProps) {
  const texts = useTranslations("comments");
  const isMember = document.documentElement.dataset.account === "member";
  const place = { newsId, locale, isMember, shown };
  const discussion = useDiscussion(place, texts);
  const { list, post, question, status } = discussion;
  const now = siteTime(Date.now());
  const facts: CommentFacts = {
    locale,
    texts,
    storage: pageStorage(storage),
    timeOf: (instant) => timeAgo(instant, { now, locale, texts, dateOf: deviceDate }),
  };
  return (
    <>
      <CommentsHead title={texts.title} total={list.total} />
      <div className={classNames(styles.write, !isMember && styles.ofGuest)}>
        {isMember ? (
          <CommentForm place={{ newsId }} texts={texts} label={texts.write} onPost={(text) => post(text)} />
        ) : (
          <Prompt {...prompt} />
        )}
      </div>
      {list.comments.length === 0 && <p className={classNames("card", styles.none)}>{none}</p>}
      <DiscussionList place={place} facts={facts} discussion={discussion} />
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {question?.kind === "delete" && <DeleteQuestion texts={texts} {...question} />}
      {question?.kind === "report" && <ReportQuestion texts={texts} {...question} />}
    </>
  );
}
