import type { StreamTokenBody } from "#contract/calls/notices/stream";
import { customToken } from "../../services/firebase/custom-token.ts";
import { serviceAccount } from "../../services/firebase/service-account.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";

/** Only for the session's member. */
export const notificationStreamToken: MemberCall<"notificationStreamToken"> = async (
  _,
  caller,
): Promise<StreamTokenBody> => {
  const { username } = (await requireMember(caller)).user;
  const account = serviceAccount(caller.settings.databaseAccount);
  if (!account) return { data: { customToken: null } };
  return { data: { customToken: await customToken({ account, username, now: caller.now }) } };
};
