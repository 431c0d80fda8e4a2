import { redirectDocument } from "@remix-run/cloudflare";
import type { UserInfo } from "#contract/domain/members";
import type { EndpointName, ValueOf } from "#contract/registry";
import { NO_STORE } from "#contract/tables/edge-headers";
import { GO_ON_PATH } from "#contract/tables/paths";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { leadTo } from "~/features/forms/answer-form.server";
import { formOf } from "~/features/forms/read-fields";
import { localePath } from "~/page/locale-path";
import { type SessionEnd, signPath } from "~/page/sign-path";

export type KeepContext = Pick<EdgeContext, "account" | "locale">;

export type MemberContext = Pick<EdgeContext, "account" | "doNotCache" | "locale" | "visitor">;

/** Redirects to sign-in, which leads back to the requested page. */
export function leadToSignIn(
  { locale }: Pick<EdgeContext, "locale">,
  { url }: Pick<Request, "url">,
  ended?: SessionEnd,
): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(signPath("signin", locale, pathname + search, ended), { headers: NO_STORE });
}

/**
 * Keeps a form whose session ended elsewhere: redirects to sign-in, and from there to the page that sends it again.
 * Undefined if it cannot be kept.
 */
export async function keepForm({ account, locale }: KeepContext, request: Request): Promise<Response | undefined> {
  if (request.method !== "POST") return undefined;
  const fields = [...(await formOf(request))];
  const { pathname, search } = new URL(request.url);
  if (!(await account.keepPress({ path: pathname + search, fields }))) return undefined;
  return leadTo(signPath("signin", locale, localePath(locale, GO_ON_PATH), "kept"));
}

/**
 * The response of a page whose session ended elsewhere. A form is kept for its member, or the sign-in page says that it
 * is not.
 */
export async function sessionEnded(context: KeepContext, request: Request): Promise<Response> {
  const kept = await keepForm(context, request);
  return kept ?? leadToSignIn(context, request, request.method === "POST" ? "repeat" : "kept");
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
  if (!account.member) throw await sessionEnded(context, request);
  return throwErrorPage(context, "upstream");
}

/** The signed-in member; guests are redirected to sign-in. Extends the session to thirty days again. */
export async function loadMember(context: MemberContext, request: Request): Promise<UserInfo> {
  const { timeZone } = context.visitor;
  const user = await loadOfMember(context, request, "retrieveUserInfo", { timeZone });
  await context.account.renew();
  return user;
}
