import { eq } from "drizzle-orm";
import type { QueryOf } from "#contract/registry";
import { PROVIDERS } from "#contract/tables/provider-names";
import { inOneGo } from "../../platform/batched.ts";
import { noteEvent } from "../../services/members/audit.ts";
import { redeemCode, sendCode } from "../../services/members/codes.ts";
import { GRANT_LIFE, grant, readGrant, redeemGrant } from "../../services/members/grants.ts";
import { clearCounts, countOrRefuse, LIMITS } from "../../services/members/limits.ts";
import { notifyOfChange } from "../../services/members/notify-of-change.ts";
import { passkeysOf, removePasskeys } from "../../services/members/passkeys/store.ts";
import { checkStoredPassword, hashPassword } from "../../services/members/passwords.ts";
import { unlink } from "../../services/members/providers/link.ts";
import { refuse } from "../../services/members/refuse.ts";
import { endAllSessions, endOtherSessions, requireMember, type UserRow } from "../../services/members/sessions.ts";
import { getPasswordHash, requirePassword, requirePhone, signIn, userByPhone } from "../../services/members/users.ts";
import { credentials, users } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";
import { getUserInfo, signedIn } from "./user-wire.ts";

/** Sets a password and ends sessions in one transaction. */
async function store(
  caller: Caller,
  user: UserRow,
  password: string,
  ending: ReturnType<typeof endOtherSessions>,
): Promise<void> {
  const { db, now, settings } = caller;
  const { username } = user;
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
  notifyOfChange(caller, user, { change: "password" });
}

/** Throws `refusal` unless the password is the member's; attempts are counted. */
async function requireOwnPassword(
  caller: Caller,
  username: string,
  password: string,
  refusal: "oldPasswordWrong" | "passwordWrong",
): Promise<void> {
  await countOrRefuse(caller, LIMITS.triesOfMember, username);
  const stored = await getPasswordHash(caller, username);
  const { isRight } = await checkStoredPassword(password, stored, caller.settings.cost);
  if (!isRight) throw refuse(refusal);
  await clearCounts(caller, [{ limit: LIMITS.triesOfMember, whose: username }]);
}

/** A member confirms by the password if they have one, else by a code for this purpose to their number. */
export async function requireProof(
  caller: Caller,
  { username, phone }: UserRow,
  purpose: "delete" | "link" | "passkey",
  { password = "", code = "" }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  if ((await getPasswordHash(caller, username)) === undefined)
    await redeemCode(caller, `${purpose}:${username}`, phone, code);
  else await requireOwnPassword(caller, username, password, "passwordWrong");
}

export const updatePassword: MemberCall<"updatePassword"> = async (query, caller) => {
  const { user, session } = await requireMember(caller);
  await requireOwnPassword(caller, user.username, query.oldPassword, "oldPasswordWrong");
  await requirePassword(caller, query);
  await store(caller, user, query.password, endOtherSessions(caller, user.username, session.id));
  return {};
};

export const sendPasswordCode: MemberCall<"setPasswordGetCode"> = async ({ deviceToken }, caller) => {
  const { user } = await requireMember(caller);
  if ((await getPasswordHash(caller, user.username)) !== undefined) throw refuse("passwordSet");
  const purpose = `password:${user.username}` as const;
  return sendCode(caller, { purpose, phone: user.phone, deviceToken, isWanted: true, isFailureReported: true });
};

/** Milliseconds after signing in during which that counts as a proof, where no codes can be sent. */
const FRESH_SESSION = 10 * 60_000;

/** Whoever holds a session for a moment cannot stay in the account by a password of their own. */
export const setPassword: MemberCall<"setPassword"> = async (query, caller) => {
  const { user, session } = await requireMember(caller);
  if ((await getPasswordHash(caller, user.username)) !== undefined) throw refuse("passwordSet");
  await requirePassword(caller, query);
  if (caller.settings.sms) await redeemCode(caller, `password:${user.username}`, user.phone, query.code ?? "");
  else if (caller.now - session.createdAt > FRESH_SESSION) throw refuse("signInAgain");
  await store(caller, user, query.password, endOtherSessions(caller, user.username, session.id));
  return {};
};

/** A single-use grant to set a new password, after a proof of the number: a session begins by the same method. */
export async function resetGrant(caller: Caller, user: UserRow, method: "code" | "firebase") {
  const resetToken = await grant(caller, "reset", { username: user.username, method });
  const { identities } = await getUserInfo(caller, user);
  const { length: passkeys } = await passkeysOf(caller, user.username);
  return { data: { resetToken, expiresIn: GRANT_LIFE / 1000, identities, passkeys } };
}

export const validateReset: MemberCall<"forgotPasswordValidate"> = async (query, caller) => {
  const phone = requirePhone(query);
  await redeemCode(caller, "reset", phone, query.code);
  const user = await userByPhone(caller, phone);
  if (!user) throw refuse("wrongCode");
  return resetGrant(caller, user, "code");
};

/** With either kind of grant: by code or by Firebase. */
export const changeForgotten = async (query: QueryOf<"forgotPasswordChange">, caller: Caller) => {
  await readGrant(caller, "reset", query.resetToken);
  await requirePassword(caller, query);
  const { username = "", method } = await redeemGrant(caller, "reset", query.resetToken);
  const [user] = await caller.db.select().from(users).where(eq(users.username, username));
  // Erased meanwhile.
  if (!user) throw refuse("tokenInvalid");
  for (const provider of PROVIDERS.filter((one) => query.unlink?.split(",").includes(one)))
    await unlink(caller, user, provider);
  if (query.endPasskeys) await removePasskeys(caller, user);
  await store(caller, user, query.password, endAllSessions(caller, username));
  const session = await signIn(caller, user, method === "firebase" ? method : "code", query.deviceToken);
  return signedIn(caller, session, false);
};
