import type { NewsComment } from "#contract/domain/comments";
import { fillText } from "~/i18n/fill-text";
import type { CommentTexts } from "./comment-texts.ts";

/** What brings the replies that are not shown: all of them, or those before the ones that are. */
export const repliesText = (
  { replies, remainingReplies }: Pick<NewsComment, "replies" | "remainingReplies">,
  texts: Pick<CommentTexts, "showReplies" | "earlierReplies">,
): string => fillText(replies.length === 0 ? texts.showReplies : texts.earlierReplies, { number: remainingReplies });
