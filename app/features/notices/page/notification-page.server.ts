import { redirectDocument } from "@remix-run/cloudflare";
import type { NoticeList } from "#contract/domain/notices";
import { NO_STORE } from "#contract/tables/edge-headers";
import { MOST_NOTICES } from "#contract/tables/notice-kinds";
import { ownPagePath } from "#contract/tables/own-page-path";
import { NOTICES_PATH } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import { loadOfMember, type MemberContext, sessionEnded } from "~/features/account/member-session.server";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { leadTo } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";
import { homeOf, localePath } from "~/page/locale-path";

export interface NoticesData {
  list: NoticeList;
  /** For a page of earlier notices: the one they precede. */
  lastId?: string;
  /** IANA name, for the dates of notices. */
  timeZone: string;
}

const ID = /^\d{1,64}$/;

/** The latest thirty notices, or those before one. Redirects guests home (specification, section 2). */
export async function loadNotices(context: MemberContext, request: Request): Promise<NoticesData> {
  const { account, locale, visitor } = context;
  const goHome = () => redirectDocument(homeOf(locale), { headers: NO_STORE });
  if (!account.member) throw goHome();
  const lastId = new URL(request.url).searchParams.get("lastId") ?? "";
  const before = ID.test(lastId) ? { lastId } : {};
  try {
    const list = await loadOfMember(context, request, "notificationList", { size: MOST_NOTICES, ...before });
    return { list, ...before, timeZone: visitor.timeZone };
  } catch (thrown) {
    // The session ended with this call.
    throw account.member ? thrown : goHome();
  }
}

const FRAGMENT = /#[\w-]{1,64}$/;

/** An address of ours, possibly with a fragment. */
function ownAddress(address: string): string | undefined {
  const [fragment = ""] = FRAGMENT.exec(address) ?? [];
  const path = ownPagePath(address.slice(0, address.length - fragment.length));
  return path && path + fragment;
}

/**
 * Handles presses on the page without script. On a notice: marks it as read upstream, then redirects to its page;
 * `open` has its id and that page's address. On "mark all as read": `readAll` has the id of the latest; the list
 * follows. If the upstream fails it redirects all the same.
 */
export async function openNotice(
  request: Request,
  context: Pick<EdgeContext, "account" | "locale">,
): Promise<Response> {
  const { account, locale } = context;
  const { open, readAll } = readFields(await formOf(request), ["open", "readAll"]);
  const [id = "", address = ""] = open.split(" ");
  const wasMember = account.member !== undefined;
  try {
    if (account.member && ID.test(id)) await account.call("notificationRead", { id });
    if (account.member && ID.test(readAll)) await account.call("notificationReadAll", { upTo: readAll });
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
  }
  if (wasMember && !account.member) return sessionEnded(context, request);
  const target = account.member ? (ownAddress(address) ?? localePath(locale, NOTICES_PATH)) : homeOf(locale);
  return leadTo(target);
}
