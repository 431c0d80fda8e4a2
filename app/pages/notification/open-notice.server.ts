import { redirectDocument } from "@remix-run/cloudflare";
import { ownPagePath } from "#contract/tables/own-page-path";
import { NOTICES_PATH } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/context";
import { isUpstreamFault } from "~/features/forms/is-upstream-fault";
import { formOf, readFields } from "~/features/forms/read-fields";
import { homeOf, localePath } from "~/page/locale-path";

const ID = /^\d{1,64}$/;
const FRAGMENT = /#[\w-]{1,64}$/;

/** A page of ours, maybe a part of it. */
function ownAddress(address: string): string | undefined {
  const [fragment = ""] = FRAGMENT.exec(address) ?? [];
  const path = ownPagePath(address.slice(0, address.length - fragment.length));
  return path && path + fragment;
}

/**
 * A notice that was pressed where no script answers it: it is read upstream, then it leads to its page. `open` is its id and
 * that page's address. An upstream that does not answer keeps nobody from it.
 */
export async function openNotice(
  request: Request,
  context: Pick<EdgeContext, "account" | "locale">,
): Promise<Response> {
  const { account, locale } = context;
  const { open } = readFields(await formOf(request), ["open"]);
  const [id = "", address = ""] = open.split(" ");
  try {
    if (account.member && ID.test(id)) await account.call("notificationRead", { id });
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
  }
  const target = account.member ? (ownAddress(address) ?? localePath(locale, NOTICES_PATH)) : homeOf(locale);
  return redirectDocument(target, { status: 303, headers: { "Cache-Control": "private, no-store" } });
}
