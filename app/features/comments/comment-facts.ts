import { dateIn } from "#contract/time/zone";
import type { CommentFacts } from "~/features/comments/CommentItem";
import { timeAgo } from "~/i18n/time-ago";
import type { Page } from "~/page/page";
import type { CommentTexts } from "~/runtime/island-translations";
import { pictureBase } from "~/ui/picture-base";

interface FactsSetup {
  page: Pick<Page, "locale" | "now" | "config" | "savesData">;
  texts: CommentTexts;
  /** IANA name. */
  timeZone: string;
}

/** Shared data of all comments on a page, on the server. */
export const commentFacts = ({ page, texts, timeZone }: FactsSetup): CommentFacts => ({
  ...{ locale: page.locale, texts },
  storage: pictureBase(page, page.config),
  timeOf: (instant) =>
    timeAgo(instant, { now: page.now, locale: page.locale, texts, dateOf: (one) => dateIn(one, timeZone) }),
});
