import { redirectDocument } from "@remix-run/cloudflare";
import type { UserInfo } from "#contract/domain/members";
import type { EndpointName, ValueOf } from "#contract/registry";
import { GO_ON_PATH } from "#contract/tables/paths";
import type { EdgeContext, LoaderQuery } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { formOf } from "~/features/forms/read-fields";
import { signPath } from "~/page/call-back";
import { localePath } from "~/page/locale-path";

export type KeepContext = Pick<EdgeContext, "account" | "locale">;

export type MemberContext = Pick<EdgeContext, "account" | "doNotCache" | "locale" | "visitor">;

/**
 * Redirects to sign-in, which leads back to the requested page. `ended`: it says that the session has ended, and with
 * `repeat` that what was sent has to be entered again.
 */
export function leadToSignIn(
  { locale }: Pick<EdgeContext, "locale">,
  { url }: Pick<Request, "url">,
  ended?: "1" | "repeat",
): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(signPath("signin", locale, pathname + search) + (ended ? `&ended=${ended}` : ""), {
    headers: { "Cache-Control": "private, no-store" },
  });
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
  return redirectDocument(`${signPath("signin", locale, localePath(locale, GO_ON_PATH))}&ended=1`, {
    status: 303,
    headers: { "Cache-Control": "private, no-store" },
  });
}

/**
 * The response of a page whose session ended elsewhere. A form is kept for its member, or the sign-in page says that it
 * is not.
 */
export async function sessionEnded(context: KeepContext, request: Request): Promise<Response> {
  const kept = await keepForm(context, request);
  return kept ?? leadToSignIn(context, request, request.method === "POST" ? "repeat" : "1");
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
