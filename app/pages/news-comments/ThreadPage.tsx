import { useTranslation } from "react-i18next";
import { COMMENTS_ID } from "#contract/tables/paths";
import { CommentList } from "~/features/comments/CommentList";
import { commentFacts } from "~/features/comments/comment-facts";
import { nextId } from "~/features/comments/comment-pages";
import styles from "~/features/comments/comments.module.css";
import { Prompt } from "~/features/comments/GuestParts";
import { MoreLink } from "~/features/comments/MoreLink";
import { repliesText } from "~/features/comments/replies-text";
import { repliesLink, threadLink } from "~/features/comments/thread-links";
import { useSignPrompt } from "~/features/sign/use-sign-prompt";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { CommentTexts } from "~/runtime/island-translations";
import { classNames } from "~/ui/class-names";
import type { ThreadState } from "./change-thread.server.ts";
import { faultText } from "./fault-text.ts";
import type { ThreadData } from "./load-thread.server.ts";
import { PlainControls } from "./PlainControls.tsx";
import { PlainForm } from "./PlainForm.tsx";
import "~/ui/button.css";

interface ThreadPageProps {
  data: ThreadData;
  page: Page;
  /** State of a refused form. */
  state: ThreadState | undefined;
}

/** All comments on an article, ten per page, or the replies to one: forms and links, without script. */
export function ThreadPage({ data, page, state }: ThreadPageProps) {
  const { t, i18n } = useTranslation(["comments", "empty"]);
  const texts: CommentTexts = i18n.getResourceBundle(i18n.language, "comments");
  const { newsId, title, pieceHref, parentId, lastId, isMember, idempotencyKey } = data;
  const thread = { newsId, locale: page.locale };
  const here = threadLink(thread);
  const prompt = useSignPrompt({ text: t("prompt"), locale: page.locale, callBack: here });
  const message = faultText(state, texts);
  // New comments appear on the first page; everything else leads back to this one.
  const form = { texts, idempotencyKey, action: here, parentId: state?.parentId ?? parentId };
  return (
    <div id={COMMENTS_ID} className={classNames(styles.section, styles.thread)}>
      <h1 className={styles.title}>{t("about", { title })}</h1>
      <p className={styles.links}>
        <a href={pieceHref}>{t("back")}</a>
        {(lastId !== undefined || parentId !== undefined) && (
          <a href={here} rel="nofollow">
            {t("latest")}
          </a>
        )}
      </p>
      {message && (
        <p role="alert" className={classNames("card", styles.notice)}>
          {message}
        </p>
      )}
      {!isMember && (
        <div className={classNames(styles.write, styles.ofGuest)}>
          <Prompt {...prompt} />
        </div>
      )}
      {(isMember || state?.text) && (
        <div className={styles.write}>
          <PlainForm {...form} label={form.parentId === undefined ? t("write") : t("reply")} text={state?.text ?? ""} />
        </div>
      )}
      <ThreadComments data={data} page={page} texts={texts} />
    </div>
  );
}

interface ThreadCommentsProps extends Pick<ThreadPageProps, "data" | "page"> {
  texts: CommentTexts;
}

/** A page of comments or replies, with a link to the next. */
function ThreadComments({ data, page, texts }: ThreadCommentsProps) {
  const { t } = useTranslation(["comments", "empty"]);
  const { newsId, list, parentId, isMember, idempotencyKey, timeZone } = data;
  const thread = { newsId, locale: page.locale };
  const before = nextId(list);
  const own = { texts, idempotencyKey, action: localePath(page.locale, page.path + page.search) };
  return (
    <>
      <h2 className="visually-hidden">{parentId === undefined ? t("title") : t("repliesTo")}</h2>
      {list.comments.length === 0 && <p className={classNames("card", styles.none)}>{t("empty:comments")}</p>}
      <CommentList
        comments={list.comments}
        facts={commentFacts({ page, texts, timeZone })}
        controlsOf={(comment) => isMember && <PlainControls comment={comment} {...own} />}
        earlierOf={(comment) => (
          <MoreLink href={repliesLink(thread, comment.id)} name={`replies-${comment.id}`}>
            {repliesText(comment, texts)}
          </MoreLink>
        )}
      />
      {before !== undefined && (
        <p className={styles.end}>
          <MoreLink
            href={parentId === undefined ? threadLink(thread, before) : repliesLink(thread, parentId, before)}
            name="more"
          >
            {parentId === undefined ? t("more") : t("moreReplies")}
          </MoreLink>
        </p>
      )}
    </>
  );
}
