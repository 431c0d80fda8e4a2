import { useTranslation } from "react-i18next";
import type { CommentsPage } from "#contract/domain/comments";
import { COMMENTS_ID } from "#contract/tables/paths";
import { CommentList, CommentsHead } from "~/features/comments/CommentList";
import { commentFacts, nextId } from "~/features/comments/comment-pages";
import styles from "~/features/comments/comments.module.css";
import { GuestControls, Prompt, type PromptProps } from "~/features/comments/GuestParts";
import { MoreLink } from "~/features/comments/MoreLink";
import { repliesLink, repliesText, threadLink } from "~/features/comments/thread-links";
import { COMMENTS_TITLE_ID, PROMPT_ID } from "~/features/comments/use-discussion";
import { useSignPrompt } from "~/features/sign/use-sign-prompt";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import { classNames } from "~/ui/class-names";
import type { CommentsData } from "./load-comments.server.ts";
import "~/ui/button.css";
import { Icon } from "~/ui/Icon";

interface PromptSheetProps {
  prompt: PromptProps;
  /** The page of all comments, where members like and reply until the island has loaded. */
  threadHref: string;
}

/** Opened by like and reply buttons, natively by the browser. */
function PromptSheet({ prompt, threadHref }: PromptSheetProps) {
  const { t } = useTranslation(["comments", "frame"]);
  return (
    <section id={PROMPT_ID} className={classNames("sheet", styles.prompt)} popover="auto" aria-label={t("title")}>
      <div className={styles.ofGuest}>
        <Prompt {...prompt} />
      </div>
      <div className={styles.ofMember}>
        <p>{t("onOwnPage")}</p>
        <a className="button" href={threadHref} rel="nofollow">
          {t("allComments")}
        </a>
      </div>
      <button
        type="button"
        className="icon-button"
        popovertarget={PROMPT_ID}
        popovertargetaction="hide"
        aria-label={t("frame:close")}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

interface CommentsSectionProps {
  data: CommentsData;
  page: Page;
}

/**
 * The comments below an article. The page is shared: it contains what guests see plus a link for members to the page
 * where they can write without script; `data-account` on the root decides which is visible. The island does the rest.
 */
export function CommentsSection({ data, page }: CommentsSectionProps) {
  const { t } = useTranslation(["comments", "empty"]);
  const { locale, config } = page;
  const { newsId, slug, list, shown } = data;
  const thread = { newsId, locale };
  const prompt = useSignPrompt({
    text: t("prompt"),
    locale,
    callBack: localePath(locale, `/news/${slug}/${newsId}/${COMMENTS_ID}`),
  });
  return (
    <section id={COMMENTS_ID} className={styles.section} aria-labelledby={COMMENTS_TITLE_ID}>
      <Island
        name="comments"
        props={{ ...thread, storage: config.storageBaseUrl, shown, none: t("empty:comments"), prompt }}
      >
        <CommentsHead title={t("title")} total={list?.total ?? 0} />
        <div className={classNames(styles.write, styles.ofGuest)}>
          <Prompt {...prompt} />
        </div>
        <div className={classNames(styles.write, styles.ofMember)}>
          <a className="button" href={threadLink(thread)} rel="nofollow">
            {t("write")}
          </a>
        </div>
        {list ? (
          <PlainList data={data} list={list} page={page} />
        ) : (
          <p className={classNames("card", styles.none)}>{t("unloaded")}</p>
        )}
      </Island>
      <PromptSheet prompt={prompt} threadHref={threadLink(thread)} />
    </section>
  );
}

/** The list without script: actions that need an account open the sign-in prompt, the rest are links. */
function PlainList({ data: { newsId, timeZone }, list, page }: CommentsSectionProps & { list: CommentsPage }) {
  const { t, i18n } = useTranslation(["comments", "empty"]);
  const texts: CommentTexts = i18n.getResourceBundle(i18n.language, "comments");
  const thread = { newsId, locale: page.locale };
  const before = nextId(list);
  if (list.comments.length === 0) return <p className={classNames("card", styles.none)}>{t("empty:comments")}</p>;
  return (
    <>
      <CommentList
        comments={list.comments}
        facts={commentFacts({ page, texts, timeZone })}
        controlsOf={(comment) => <GuestControls comment={comment} texts={texts} />}
        earlierOf={(comment) => (
          <MoreLink href={repliesLink(thread, comment.id)} name={`replies-${comment.id}`}>
            {repliesText(comment, texts)}
          </MoreLink>
        )}
      />
      {before !== undefined && (
        <p className={styles.end}>
          <MoreLink href={threadLink(thread, before)} name="more">
            {texts.more}
          </MoreLink>
        </p>
      )}
    </>
  );
}
