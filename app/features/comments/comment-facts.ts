import { dateIn } from "#contract/time/zone";
import { timeAgo } from "~/i18n/time-ago";
import type { CommentFacts } from "~/islands/comments/CommentItem";
import type { CommentTexts } from "~/islands/runtime/island-translations";
import type { Page } from "~/page/page";
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
