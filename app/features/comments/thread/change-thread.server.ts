import { commentId } from "#contract/tables/comment-paths";
import { REPORT_REASONS, type ReportReason } from "#contract/tables/comments";
import { NO_STORE } from "#contract/tables/edge-headers";
import { COMMENTS_ID } from "#contract/tables/paths";
import type { MemberAnswer } from "#worker/pages/context";
import { keepForm, leadToSignIn } from "~/features/account/member-session.server";
import { textFault } from "~/features/comments/comment-length";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { leadTo } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import type { ThreadContext } from "./load-thread.server.ts";

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

/** The fields of the page's forms. */
const INTENT_FIELDS = ["like", "unlike", "delete", "report", "reason", "text", "parentId", "key"] as const;

/** The purpose of a submitted form. */
type CommentIntent =
  | { kind: "post"; text: string; parentId?: string; key: string }
  | { kind: "like" | "unlike" | "delete"; id: string }
  | { kind: "report"; id: string; reason: ReportReason };

const ID = /^[\w-]{1,64}$/;
const KEY = /^[\w-]{8,64}$/;

/** From the pressed button: its name is the action, its value the comment. Anything else is a text to post. */
export function readIntent(fields: Readonly<Record<(typeof INTENT_FIELDS)[number], string>>): CommentIntent {
  const { text, parentId, key, reason } = fields;
  for (const kind of ["like", "unlike", "delete"] as const)
    if (ID.test(fields[kind])) return { kind, id: fields[kind] };
  if (ID.test(fields.report))
    return { kind: "report", id: fields.report, reason: REPORT_REASONS.find((one) => one === reason) ?? "other" };
  return {
    kind: "post",
    text,
    ...(ID.test(parentId) && { parentId }),
    key: KEY.test(key) ? key : crypto.randomUUID(),
  };
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
