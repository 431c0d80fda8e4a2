import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { COMMENTS_ID } from "#contract/tables/paths";
import { CommentList } from "~/features/comments/CommentList";
import { commentFacts, nextId } from "~/features/comments/comment-pages";
import styles from "~/features/comments/comments.module.css";
import { LikeCount, Prompt } from "~/features/comments/GuestParts";
import { MoreLink } from "~/features/comments/MoreLink";
import { repliesLink, repliesText, threadLink } from "~/features/comments/thread-links";
import { pageMeta } from "~/features/page-meta/page-meta";
import { useSignPrompt } from "~/features/sign/use-sign-prompt";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import { classNames } from "~/ui/class-names";
import type { ThreadState } from "./change-thread.server.ts";
import type { ThreadData } from "./load-thread.server.ts";
import "~/ui/button.css";
import { useId } from "react";
import type { NewsComment } from "#contract/domain/comments";
import { LONGEST_COMMENT, REPORT_REASONS } from "#contract/tables/comments";
import { fillText } from "#contract/text/fill-text";

interface PlainFormProps {
  action: string;
  texts: CommentTexts;
  idempotencyKey: string;
  /** The comment being replied to. */
  parentId?: string | undefined;
}

/** A plain form for a comment or reply. */
function PlainForm({
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

/** Actions on a comment as forms; those with input expand first. */
function PlainControls({ comment, ...form }: PlainFormProps & { comment: NewsComment }) {
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

/** Why a form was refused, in the upstream's words if there are any; undefined if it was not. */
function faultText(state: ThreadState | undefined, texts: CommentTexts): string | undefined {
  if (state?.message) return state.message;
  if (!state?.fault) return undefined;
  if (state.fault === "signedOut") return texts.prompt;
  return fillText(texts.fault[state.fault], { most: LONGEST_COMMENT });
}

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

/** Not indexed: search engines find the comments below the article. */
export function threadMeta({ title }: ThreadData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t("comments:about", { title }),
    description: t("comments:description", { title }),
    isIndexed: false,
  });
}
