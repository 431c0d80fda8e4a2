import { newsRepliesPath } from "#contract/tables/comment-paths";
import type { LocaleCode } from "#contract/tables/locales";
import { newsCommentsPath } from "#contract/tables/paths";

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
