import { redirectDocument } from "@remix-run/cloudflare";
import type { NoticeList } from "#contract/domain/notices";
import { NO_STORE } from "#contract/tables/no-store";
import { MOST_NOTICES } from "#contract/tables/notice-kinds";
import { loadOfMember, type MemberContext } from "~/features/account/member-session.server";
import { homeOf } from "~/page/locale-path";

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
