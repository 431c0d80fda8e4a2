import { eq } from "drizzle-orm";
import { inOneGo } from "../../platform/batched.ts";
import { noteEvent } from "../../services/members/audit.ts";
import { checkCode, sendCode, spendCodes } from "../../services/members/codes.ts";
import { notifyOfChange } from "../../services/members/notify-of-change.ts";
import { refuse } from "../../services/members/refuse.ts";
import { endOtherSessions, requireMember } from "../../services/members/sessions.ts";
import { traceStatements } from "../../services/members/traces.ts";
import { refusalOf, requirePhone } from "../../services/members/users.ts";
import { users } from "../../services/schema/members.ts";
import type { MemberCall } from "./member-call.ts";
import { getUserInfo } from "./user-wire.ts";

export const sendChangeCode: MemberCall<"changePhoneGetCode"> = async (query, caller) => {
  const { user } = await requireMember(caller);
  const { callingCode, phone: typed, deviceToken } = query;
  const options = { deviceToken, isWanted: true, isFailureReported: true };
  if (typed === undefined || callingCode === undefined)
    return sendCode(caller, { purpose: `present-number:${user.username}`, phone: user.phone, ...options });
  const phone = requirePhone({ callingCode, phone: typed });
  if (phone === user.phone) throw refuse("phoneUnchanged");
  return sendCode(caller, { purpose: `new-number:${user.username}`, phone, ...options });
};

/**
 * That a number belongs to another member is revealed only to those who have its code. Both codes stay valid until the
 * number is changed, so that a mistake in one does not require the other anew.
 */
export const changePhone: MemberCall<"changePhone"> = async (query, caller) => {
  const { db } = caller;
  const { user, session } = await requireMember(caller);
  const { username } = user;
  const phone = requirePhone(query);
  if (phone === user.phone) throw refuse("phoneUnchanged");
  const codes = [
    await checkCode(caller, `new-number:${username}`, phone, query.code),
    await checkCode(caller, `present-number:${username}`, user.phone, query.currentCode),
  ];
  const [other] = await db.select().from(users).where(eq(users.phone, phone));
  if (other && other.eraseAt === null) throw refuse("phoneTaken");
  await spendCodes(caller, codes);
  try {
    await inOneGo(db, [
      ...(other ? caller.eraseStatements(other.username) : []),
      db.update(users).set({ phone }).where(eq(users.username, username)),
      // Members cannot refer themselves with their former number.
      ...traceStatements(caller, username, { number: user.phone }),
      ...traceStatements(caller, username, { number: phone }),
      ...endOtherSessions(caller, username, session.id),
      noteEvent(caller, username, "number_changed"),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  caller.later(caller.endStreams(username));
  notifyOfChange(caller, user, { change: "number" });
  return { data: await getUserInfo(caller, { ...user, phone }) };
};
