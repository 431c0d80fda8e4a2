import { LONGEST_COMMENT } from "#contract/tables/comments";
import { fillText } from "~/i18n/fill-text";
import type { CommentTexts } from "~/runtime/island-translations";
import type { ThreadState } from "./change-thread.server.ts";

/** Why a form was refused, in the upstream's words if there are any; undefined if it was not. */
export function faultText(state: ThreadState | undefined, texts: CommentTexts): string | undefined {
  if (state?.message) return state.message;
  if (!state?.fault) return undefined;
  if (state.fault === "signedOut") return texts.prompt;
  return fillText(texts.fault[state.fault], { most: LONGEST_COMMENT });
}
