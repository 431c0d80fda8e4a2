import type { NewsComment } from "#contract/domain/comments";
import { fillText } from "#contract/text/fill-text";
import type { CommentTexts } from "~/runtime/islands/island-translations";

/** Label of the link that loads replies: all of them, or those before the ones shown. */
export const repliesText = (
  { replies, remainingReplies }: Pick<NewsComment, "replies" | "remainingReplies">,
  texts: Pick<CommentTexts, "showReplies" | "earlierReplies">,
): string => fillText(replies.length === 0 ? texts.showReplies : texts.earlierReplies, { number: remainingReplies });
