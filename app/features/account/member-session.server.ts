import { redirectDocument } from "@remix-run/cloudflare";
import type { UserInfo } from "#contract/domain/members";
import type { EndpointName, ValueOf } from "#contract/registry";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { signPath } from "~/page/call-back";

export type MemberContext = Pick<EdgeContext, "account" | "doNotCache" | "locale" | "visitor">;

/** Redirects to sign-in, which leads back to the requested page. `hasEnded`: it says that the session has ended. */
export function leadToSignIn(
  { locale }: Pick<EdgeContext, "locale">,
  { url }: Pick<Request, "url">,
  hasEnded = false,
): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(signPath("signin", locale, pathname + search) + (hasEnded ? "&ended=1" : ""), {
    headers: { "Cache-Control": "private, no-store" },
  });
}

/**
 * Loads data that a member page requires. Throws a redirect to sign-in if the session has ended, otherwise an error
 * page.
 */
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
  if (!account.member) throw leadToSignIn(context, request, true);
  return throwErrorPage(context, "upstream");
}

/** The signed-in member; guests are redirected to sign-in. Extends the session to thirty days again. */
export async function loadMember(context: MemberContext, request: Request): Promise<UserInfo> {
  const { timeZone } = context.visitor;
  const user = await loadOfMember(context, request, "retrieveUserInfo", { timeZone });
  await context.account.renew();
  return user;
}
