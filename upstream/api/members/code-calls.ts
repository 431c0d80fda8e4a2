import type { QueryOf } from "#contract/registry";
import { sendCode } from "../../services/members/codes.ts";
import { requirePhone, userByPhone } from "../../services/members/users.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";

/** Sent to any number: the sign-up itself reveals, given the code, that an account exists. */
export const sendSignUpCode: MemberCall<"getWSUP"> = async (query, caller) => {
  const phone = requirePhone(query);
  const { deviceToken } = query;
  return sendCode(caller, { purpose: "sign-up", phone, deviceToken, isWanted: true, isFailureReported: true });
};

/** Sent to members only, with the same answer for everybody. */
const toMembers = (purpose: "sign-in" | "reset") => async (query: QueryOf<"getWLGP">, caller: Caller) => {
  const phone = requirePhone(query);
  const isWanted = (await userByPhone(caller, phone)) !== undefined;
  return sendCode(caller, { purpose, phone, deviceToken: query.deviceToken, isWanted, isFailureReported: false });
};

export const sendSignInCode: MemberCall<"getWLGP"> = toMembers("sign-in");
export const sendResetCode: MemberCall<"forgotPasswordGetCode"> = toMembers("reset");
