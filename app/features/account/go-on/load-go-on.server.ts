import { redirectDocument } from "@remix-run/cloudflare";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { KeptPress } from "#worker/pages/context";
import { leadToSignIn, type MemberContext } from "~/features/account/member-session.server";
import { homeOf } from "~/page/locale-path";

/** The form that met the end of this member's session. Without one, for instance on the way back, the home page. */
export async function loadGoOn(context: MemberContext, request: Request): Promise<KeptPress> {
  if (!context.account.member) throw leadToSignIn(context, request);
  const press = await context.account.takePress();
  if (!press) throw redirectDocument(homeOf(context.locale), { headers: NO_STORE });
  return press;
}
