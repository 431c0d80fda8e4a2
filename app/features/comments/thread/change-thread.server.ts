import { commentId } from "#contract/tables/comment-paths";
import { NO_STORE } from "#contract/tables/no-store";
import { COMMENTS_ID } from "#contract/tables/paths";
import type { MemberAnswer } from "#worker/pages/context";
import { keepForm, leadToSignIn } from "~/features/account/member-session.server";
import { textFault } from "~/features/comments/comment-length";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { formOf, readFields } from "~/features/forms/read-fields";
import { leadTo } from "~/page/lead-to.server";
import type { ThreadContext } from "./load-thread.server.ts";
import { type CommentIntent, INTENT_FIELDS, readIntent } from "./read-intent.ts";

/** Why nothing was changed: the upstream's message, or a text of ours; with the text to be posted. */
export interface ThreadState {
  message?: string;
  fault?: "empty" | "tooLong" | "failed" | "signedOut";
  text?: string;
  parentId?: string;
}

interface ThreadRequest {
  request: Request;
  newsId: string | undefined;
}

/** Makes the call of an intent: returns the anchor of its comment, or why it was refused. */
function make(
  { account }: ThreadContext,
  newsId: string,
  intent: CommentIntent,
): Promise<MemberAnswer<{ id: string } | null>> {
  switch (intent.kind) {
    case "post": {
      const { text, parentId, key } = intent;
      const reply = parentId === undefined ? {} : { parentId };
      return account.call("addComment", { newsId, text, ...reply, idempotencyKey: key });
    }
    case "delete":
      return account.call("deleteComment", { newsCommentId: intent.id });
    case "report":
      return account.call("reportComment", { newsCommentId: intent.id, reason: intent.reason });
    case "like":
    case "unlike":
      return account.call("likeComment", { newsCommentId: intent.id, like: intent.kind === "like" ? 1 : 0 });
  }
}

/** Handles a form of the page: makes the change and redirects to the comment, or says why it was refused. */
export async function changeThread(context: ThreadContext, { request, newsId = "" }: ThreadRequest): Promise<Response> {
  const intent = readIntent(readFields(await formOf(request), INTENT_FIELDS));
  const typed = intent.kind === "post" ? { text: intent.text, parentId: intent.parentId } : {};
  const refuse = (state: ThreadState, status = 400) =>
    Response.json({ ...typed, ...state } satisfies ThreadState, { status, headers: NO_STORE });
  // A text must not be lost.
  const signIn = () => (typed.text ? refuse({ fault: "signedOut" }) : leadToSignIn(context, request));
  if (!context.account.member) return signIn();
  const wrong = intent.kind === "post" ? textFault(intent.text) : undefined;
  if (wrong) return refuse({ fault: wrong });
  try {
    const answer = await make(context, newsId, intent);
    if (!context.account.member) return (await keepForm(context, request)) ?? signIn();
    if (answer.isRefused) return refuse(answer.message ? { message: answer.message } : { fault: "failed" });
    return leadBack(request, anchorOf(intent, answer.value));
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return refuse({ fault: "failed" }, 503);
  }
}

function anchorOf(intent: CommentIntent, posted: { id: string } | null): string {
  if (intent.kind === "post") return posted ? commentId(posted.id) : COMMENTS_ID;
  return intent.kind === "delete" ? COMMENTS_ID : commentId(intent.id);
}

/** A new comment is on the first page; everything else is where it was. */
function leadBack(request: Request, anchor: string): Response {
  const { pathname, search } = new URL(request.url);
  return leadTo(`${pathname}${search}#${anchor}`);
}
