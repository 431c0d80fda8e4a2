import type { LocaleCode } from "#contract/tables/locales";
import { siteTime } from "~/features/notices/notice-record";
import { deviceDate, timeAgo } from "~/i18n/time-ago";
import { classNames } from "~/ui/class-names";
import { pageStorage } from "~/ui/picture-base";
import { useTranslations } from "../../runtime/translations-context.ts";
import { CommentForm } from "./CommentForm.tsx";
import type { CommentFacts } from "./CommentItem.tsx";
import { DeleteQuestion, ReportQuestion } from "./CommentQuestions.tsx";
import { CommentsHead } from "./CommentsHead.tsx";
import styles from "./comments.module.css";
import { DiscussionList } from "./DiscussionList.tsx";
import type { FirstShown } from "./first-comments.ts";
import { Prompt, type PromptProps } from "./GuestParts.tsx";
import { useDiscussion } from "./use-discussion.ts";

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
    ...{ locale, texts },
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
