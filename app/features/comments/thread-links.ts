import type { NewsComment } from "#contract/domain/comments";
import { newsRepliesPath } from "#contract/tables/comment-paths";
import type { LocaleCode } from "#contract/tables/locales";
import { newsCommentsPath } from "#contract/tables/paths";
import { fillText } from "#contract/text/fill-text";
import type { CommentTexts } from "~/runtime/islands/island-translations";

interface Thread {
  newsId: string;
  locale: LocaleCode;
}

/** The page of all comments on a piece, which works without script: from the latest on, or after an id. */
export const threadLink = ({ newsId, locale }: Thread, lastId?: string): string =>
  `/${locale}${newsCommentsPath(newsId)}${lastId === undefined ? "" : `?lastId=${lastId}`}`;

/** The same page with the replies to one comment. */
export const repliesLink = ({ newsId, locale }: Thread, parentId: string, lastId?: string): string =>
  `/${locale}${newsRepliesPath(newsId, parentId, lastId)}`;

/** Label of the link that loads replies: all of them, or those before the ones shown. */
export const repliesText = (
  { replies, remainingReplies }: Pick<NewsComment, "replies" | "remainingReplies">,
  texts: Pick<CommentTexts, "showReplies" | "earlierReplies">,
): string => fillText(replies.length === 0 ? texts.showReplies : texts.earlierReplies, { number: remainingReplies });
