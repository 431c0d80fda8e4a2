import type { QueryOf } from "#contract/registry";
import { noteEvent } from "../../members/audit.ts";
import type { Caller } from "../../members/caller.ts";
import { redeemCode } from "../../members/codes.ts";
import { GRANT_LIFE, grant, readGrant, redeemGrant } from "../../members/grants.ts";
import { inOneGo } from "../../members/in-one-go.ts";
import { clearCount, countOrRefuse, LIMITS } from "../../members/limits.ts";
import { checkStoredPassword, hashPassword } from "../../members/passwords.ts";
import { refuse } from "../../members/refuse.ts";
import { credentials } from "../../members/schema.ts";
import { endAllSessions, endOtherSessions, requireMember } from "../../members/sessions.ts";
import { passwordHashOf, requirePassword, requirePhone, userByPhone } from "../../members/users.ts";
import type { MemberCall } from "./member-call.ts";

/** Sets a password and ends sessions in one transaction. */
async function store(
  caller: Caller,
  username: string,
  password: string,
  ending: ReturnType<typeof endOtherSessions>,
): Promise<void> {
  const { db, now, settings } = caller;
  const hash = await hashPassword(password, settings.cost);
  const row = { hash, changedAt: now };
  await inOneGo(db, [
    db
      .insert(credentials)
      .values({ username, ...row })
      .onConflictDoUpdate({ target: credentials.username, set: row }),
    ...ending,
    noteEvent(caller, username, "password_set"),
  ]);
  caller.later(caller.endStreams(username));
}

/** Throws `refusal` unless the password is the member's; attempts are counted. */
export async function requireOwnPassword(
  caller: Caller,
  username: string,
  password: string,
  refusal: "oldPasswordWrong" | "passwordWrong",
): Promise<void> {
  await countOrRefuse(caller, LIMITS.triesOfMember, username);
  const stored = await passwordHashOf(caller, username);
  const { isRight } = await checkStoredPassword(password, stored, caller.settings.cost);
  if (!isRight) throw refuse(refusal);
  await clearCount(caller, LIMITS.triesOfMember, username);
}

export const updatePassword: MemberCall<"updatePassword"> = async (query, caller) => {
  const { user, session } = await requireMember(caller);
  await requireOwnPassword(caller, user.username, query.oldPassword, "oldPasswordWrong");
  await requirePassword(caller, query);
  await store(caller, user.username, query.password, endOtherSessions(caller, user.username, session.id));
  return {};
};

export const setPassword: MemberCall<"setPassword"> = async (query, caller) => {
  const { user, session } = await requireMember(caller);
  if ((await passwordHashOf(caller, user.username)) !== undefined) throw refuse("passwordSet");
  await requirePassword(caller, query);
  await store(caller, user.username, query.password, endOtherSessions(caller, user.username, session.id));
  return {};
};

/** A single-use grant to set a new password. */
export async function resetGrant(caller: Caller, username: string) {
  const resetToken = await grant(caller, "reset", { username });
  return { data: { resetToken, expiresIn: GRANT_LIFE / 1000 } };
}

export const validateReset: MemberCall<"forgotPasswordValidate"> = async (query, caller) => {
  const phone = requirePhone(query);
  await redeemCode(caller, "reset", phone, query.code);
  const user = await userByPhone(caller, phone);
  if (!user) throw refuse("wrongCode");
  return resetGrant(caller, user.username);
};

/** With either kind of grant: by code or by Firebase. */
export const changeForgotten = async (query: QueryOf<"forgotPasswordChange">, caller: Caller): Promise<object> => {
  await readGrant(caller, "reset", query.resetToken);
  await requirePassword(caller, query);
  const { username = "" } = await redeemGrant(caller, "reset", query.resetToken);
  await store(caller, username, query.password, endAllSessions(caller, username));
  return {};
};
