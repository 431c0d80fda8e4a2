import { and, eq } from "drizzle-orm";
import { inOneGo } from "../../platform/batched.ts";
import { noteEvent } from "../../services/members/audit.ts";
import { redeemCode } from "../../services/members/codes.ts";
import { clearCounts, countAll } from "../../services/members/limits.ts";
import { checkStoredPassword, hashPassword } from "../../services/members/passwords.ts";
import { refuse } from "../../services/members/refuse.ts";
import { endSession, getMember } from "../../services/members/sessions.ts";
import { buildAttempt, countsOfPassword, getStanding } from "../../services/members/standing.ts";
import { getPasswordHash, requirePhone, signIn, userByPhone } from "../../services/members/users.ts";
import { credentials } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";
import { signedIn } from "./user-wire.ts";

/** Rehashes passwords hashed with other parameters than today's, unless the password changed meanwhile. */
async function renewHash({ db, settings }: Caller, username: string, password: string, stored: string): Promise<void> {
  const hash = await hashPassword(password, settings.cost);
  await db
    .update(credentials)
    .set({ hash })
    .where(and(eq(credentials.username, username), eq(credentials.hash, stored)));
}

/** An unknown number takes the same time and gets the same answer as a wrong password. */
export const signInByPassword: MemberCall<"login"> = async (query, caller) => {
  const phone = requirePhone(query);
  const asking = buildAttempt(caller, await getStanding(caller, phone), { phone, purpose: "password" });
  const { ofNumber, ofAddress } = countsOfPassword(asking);
  const counted = await countAll(caller, [...ofNumber, ...ofAddress]);
  if (!Array.isArray(counted)) throw refuse(counted.limit.refusal, counted.retryAfter);
  const user = await userByPhone(caller, phone);
  const stored = await getPasswordHash(caller, user?.username ?? "");
  const { isRight, isOutdated } = await checkStoredPassword(query.password, stored, caller.settings.cost);
  if (!user || !isRight) throw refuse("loginFailed");
  await clearCounts(caller, ofNumber);
  if (isOutdated && stored) await renewHash(caller, user.username, query.password, stored);
  return signedIn(caller, await signIn(caller, user, "password", query.deviceToken), false);
};

export const signInByCode: MemberCall<"loginOtp"> = async (query, caller) => {
  const phone = requirePhone(query);
  await redeemCode(caller, "sign-in", phone, query.code);
  const user = await userByPhone(caller, phone);
  // Only if the account was erased while the code was in transit.
  if (!user) throw refuse("wrongCode");
  return signedIn(caller, await signIn(caller, user, "code", query.deviceToken), false);
};

export const signOut: MemberCall<"logout"> = async ({ deviceToken }, caller) => {
  const member = await getMember(caller);
  if (!member) return {};
  const { username } = member.user;
  await inOneGo(caller.db, [
    ...endSession(caller, username, member.session.id, deviceToken),
    noteEvent(caller, username, "signed_out"),
  ]);
  caller.later(caller.endStreams(username));
  return {};
};
