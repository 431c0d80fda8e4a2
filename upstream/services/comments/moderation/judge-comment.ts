import { cleanText, isGoodLength } from "./clean-text.ts";
import { hasLink } from "./find-links.ts";
import { hasHeldWord } from "./find-words.ts";
import { gist } from "./fold-comment.ts";
import { isPostedAgain, repeatsItself, type SameText } from "./repeated-text.ts";

/** Why an operator has to review a comment first. */
export type HoldReason = "link" | "repeated" | "words";

/** A text that may be stored. */
export interface CommentText {
  text: string;
  /** The text by which it is compared with others. */
  gist: string;
}

/** A text as it may be stored; undefined if nothing is left of it or it is too long. */
export function readCommentText(given: string): CommentText | undefined {
  const text = cleanText(given);
  return isGoodLength(text) ? { text, gist: gist(text) } : undefined;
}

/** Why a comment is held; empty if it is shown at once. */
export function holdReasons(comment: CommentText, same: SameText): HoldReason[] {
  const { text } = comment;
  return [
    ...(hasLink(text) ? (["link"] as const) : []),
    ...(repeatsItself(text) || isPostedAgain(comment.gist, same) ? (["repeated"] as const) : []),
    ...(hasHeldWord(text) ? (["words"] as const) : []),
  ];
}
