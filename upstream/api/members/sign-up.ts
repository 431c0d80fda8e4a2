import { redeemCode } from "../../services/members/codes.ts";
import { hashPassword } from "../../services/members/passwords.ts";
import {
  createMember,
  requireNickname,
  requirePassword,
  requirePhone,
  requireReferrer,
} from "../../services/members/users.ts";
import type { MemberCall } from "./member-call.ts";
import { signedIn } from "./user-wire.ts";

/** The code is used last, so that a mistake elsewhere in the form does not require a new one. */
export const signUp: MemberCall<"signup"> = async (query, caller) => {
  const phone = requirePhone(query);
  await requirePassword(caller, query);
  await requireNickname(caller, query.nickname);
  const referrer = query.referralCode ? await requireReferrer(caller, query.referralCode) : undefined;
  await redeemCode(caller, "sign-up", phone, query.code);
  const passwordHash = await hashPassword(query.password, caller.settings.cost);
  const { nickname, countryCode, deviceToken } = query;
  const member = { phone, method: "password", nickname, passwordHash, referrer, countryCode, deviceToken } as const;
  return signedIn(caller, await createMember(caller, member), true);
};
