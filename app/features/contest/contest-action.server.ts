import type { EndpointName, ValueOf } from "#contract/registry";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { LoaderQuery } from "#worker/pages/context";
import { type KeepContext, keepForm } from "~/features/account/member-session.server";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { leadTo } from "~/features/forms/answer-form.server";

/** Why a form changed nothing: the upstream's message, or a text of ours. */
export interface ContestRefusal {
  message?: string;
  /** `guest`: only members take part. */
  fault?: "guest" | "failed" | "nothing";
}

/** A response that says why nothing was changed, with the submitted values. */
export const refuseForm = <State extends ContestRefusal>(state: State): Response =>
  Response.json(state, { status: state.fault === "failed" ? 503 : 400, headers: NO_STORE });

/** Redirects to the page, which confirms the action. */
export function confirmForm({ url }: Pick<Request, "url">, saved: string): Response {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("saved", saved);
  return leadTo(`${pathname}?${searchParams}`);
}

/**
 * A member's call for a form: its value, or why it was refused. Throws a redirect to sign-in if the session has ended
 * and the form is kept.
 */
export async function callOfForm<Name extends EndpointName>(
  context: KeepContext,
  request: Request,
  [name, query]: [Name, LoaderQuery<Name>],
): Promise<{ value: ValueOf<Name>; refusal?: undefined } | { refusal: ContestRefusal }> {
  const { account } = context;
  if (!account.member) return { refusal: { fault: "guest" } };
  try {
    const answer = await account.call(name, query);
    if (!account.member) {
      const kept = await keepForm(context, request);
      if (kept) throw kept;
      return { refusal: { fault: "guest" } };
    }
    if (!answer.isRefused) return { value: answer.value };
    return { refusal: answer.message ? { message: answer.message } : { fault: "failed" } };
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return { refusal: { fault: "failed" } };
  }
}
