import { NO_STORE } from "#contract/tables/edge-headers";
import { SITE_NAME } from "#contract/tables/site";
import { loadOfMember, type MemberContext } from "~/features/account/member-session.server";

/** All stored data of a member, as a download. */
export async function loadMyData(context: MemberContext, request: Request): Promise<Response> {
  const data = await loadOfMember(context, request, "getMyData", {});
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${SITE_NAME.toLowerCase()}-my-data.json"`,
      ...NO_STORE,
    },
  });
}
