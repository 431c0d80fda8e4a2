import { hashPassword } from "../../services/members/passwords.ts";
import { firebasePhone } from "../../services/members/providers/account-at.ts";
import { refuse } from "../../services/members/refuse.ts";
import {
  createMember,
  requireNickname,
  requirePassword,
  requireReferrer,
  signIn,
  userByPhone,
} from "../../services/members/users.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";
import { resetGrant } from "./passwords.ts";
import { signedIn } from "./user-wire.ts";

async function requireUser(caller: Caller, idToken: string) {
  const user = await userByPhone(caller, await firebasePhone(idToken, caller));
  if (!user) throw refuse("noAccount");
  return user;
}

export const firebaseSignIn: MemberCall<"firebaseLogin"> = async ({ idToken, deviceToken }, caller) => {
  const user = await requireUser(caller, idToken);
  return signedIn(caller, await signIn(caller, user, "firebase", deviceToken), false);
};

export const firebaseSignUp: MemberCall<"firebaseSignup"> = async (query, caller) => {
  const { idToken, password, confirmPassword = "", countryCode, deviceToken } = query;
  if (password) await requirePassword(caller, { password, confirmPassword });
  const nickname = query.nickname || undefined;
  if (nickname) await requireNickname(caller, nickname);
  const referrer = query.referralCode ? await requireReferrer(caller, query.referralCode) : undefined;
  const phone = await firebasePhone(idToken, caller);
  const hash = password ? { passwordHash: await hashPassword(password, caller.settings.cost) } : {};
  const member = { phone, method: "firebase", nickname, referrer, countryCode, deviceToken, ...hash } as const;
  return signedIn(caller, await createMember(caller, member), true);
};

export const firebaseReset: MemberCall<"firebaseForgotValidate"> = async ({ idToken }, caller) =>
  resetGrant(caller, await requireUser(caller, idToken), "firebase");
