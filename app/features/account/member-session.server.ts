import { redirectDocument } from "@remix-run/cloudflare";
import type { UserInfo } from "#contract/domain/members";
import type { EndpointName, ValueOf } from "#contract/registry";
import type { EdgeContext, LoaderQuery } from "#worker/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { signPath } from "~/page/call-back";

export type MemberContext = Pick<EdgeContext, "account" | "doNotCache" | "locale" | "visitor">;

/** To sign-in, and from there back to the page that was asked for. */
export function leadToSignIn({ locale }: Pick<EdgeContext, "locale">, { url }: Pick<Request, "url">): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(signPath("signin", locale, pathname + search), {
    headers: { "Cache-Control": "private, no-store" },
  });
}

/** What a page of a member cannot do without. Throws the way to sign-in when the session is over, else an error page. */
export async function loadOfMember<Name extends EndpointName>(
  context: MemberContext,
  request: Request,
  name: Name,
  query: LoaderQuery<Name>,
): Promise<ValueOf<Name>> {
  const { account } = context;
  if (!account.member) throw leadToSignIn(context, request);
  const answer = await loadOrThrowErrorPage(context, account.call(name, query));
  if (!answer.isRefused) return answer.value;
  if (!account.member) throw leadToSignIn(context, request);
  return throwErrorPage(context, "upstream");
}

/** Who the page is about; a guest is led to sign-in. The session counts for thirty days again. */
export async function loadMember(context: MemberContext, request: Request): Promise<UserInfo> {
  const { timeZone } = context.visitor;
  const user = await loadOfMember(context, request, "retrieveUserInfo", { timeZone });
  await context.account.renew();
  return user;
}
