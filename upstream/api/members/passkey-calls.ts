import { passkeyName } from "#contract/members/passkeys";
import { sendCode } from "../../services/members/codes.ts";
import { countOrRefuse, LIMITS, networkOfCaller } from "../../services/members/limits.ts";
import {
  checkAdded,
  checkLogIn,
  credentialIdOf,
  optionsToAdd,
  optionsToLogIn,
} from "../../services/members/passkeys/authenticator.ts";
import { giveChallenge, requireParty, takeChallenge } from "../../services/members/passkeys/challenge.ts";
import {
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  passkeysOf,
  removePasskeys,
  renamePasskey,
  storePasskey,
} from "../../services/members/passkeys/store.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import { signIn } from "../../services/members/users.ts";
import type { MemberCall } from "./member-call.ts";
import { requireProof } from "./passwords.ts";
import { signedIn } from "./user-wire.ts";

export const passkeyChallenge: MemberCall<"passkeyChallenge"> = async (_, caller) => {
  const party = requireParty(caller);
  await countOrRefuse(caller, LIMITS.passkeysOfAddress, networkOfCaller(caller));
  return giveChallenge(caller, "passkey-login", await optionsToLogIn(party));
};

/** An unknown passkey is reported as such: only its holder can ask, and learns nothing of others. */
export const signInByPasskey: MemberCall<"loginPasskey"> = async (query, caller) => {
  const party = requireParty(caller);
  const { credential } = query;
  const { challenge } = await takeChallenge(caller, "passkey-login", query.challengeToken);
  const found = await findPasskey(caller, await credentialIdOf(credential));
  if (!found) throw refuse("passkeyUnknown");
  const { passkey, user } = found;
  const counter = await checkLogIn({ party, challenge, credential }, passkey);
  if (!(await notePasskeyUse(caller, passkey, counter))) throw refuse("passkeyRefused");
  return signedIn(caller, await signIn(caller, user, "passkey", query.deviceToken), false);
};

export const getPasskeys: MemberCall<"getPasskeyList"> = async (_, caller) => {
  const { user } = await requireMember(caller);
  return { data: await listPasskeys(caller, user.username) };
};

export const sendPasskeyCode: MemberCall<"passkeyGetCode"> = async ({ deviceToken }, caller) => {
  const { user } = await requireMember(caller);
  const purpose = `passkey:${user.username}` as const;
  return sendCode(caller, { purpose, phone: user.phone, deviceToken, isWanted: true, isFailureReported: true });
};

/** Whoever holds a session for a moment cannot stay in the account by a passkey of their own. */
export const confirmPasskey: MemberCall<"passkeyConfirm"> = async (proof, caller) => {
  const { user, session } = await requireMember(caller);
  const party = requireParty(caller);
  await requireProof(caller, user, "passkey", proof);
  const options = await optionsToAdd(party, user, await passkeysOf(caller, user.username));
  return giveChallenge(caller, "passkey-adding", options, { session: session.id });
};

/** Only in the session that confirmed it. */
export const addPasskey: MemberCall<"passkeyAdd"> = async ({ challengeToken, credential }, caller) => {
  const { user, session } = await requireMember(caller);
  const party = requireParty(caller);
  const { challenge, facts } = await takeChallenge(caller, "passkey-adding", challengeToken);
  if (facts.session !== session.id) throw refuse("passkeyExpired");
  await storePasskey(caller, user, await checkAdded({ party, challenge, credential }));
  return { data: await listPasskeys(caller, user.username) };
};

export const changePasskeyName: MemberCall<"passkeyRename"> = async (query, caller) => {
  const { user } = await requireMember(caller);
  const name = passkeyName(query.passkeyName);
  if (name === undefined) throw refuse("passkeyName");
  await renamePasskey(caller, user.username, query.passkeyId, name);
  return { data: await listPasskeys(caller, user.username) };
};

export const removePasskey: MemberCall<"passkeyRemove"> = async ({ passkeyId, ...proof }, caller) => {
  const { user } = await requireMember(caller);
  await requireProof(caller, user, "passkey", proof);
  await removePasskeys(caller, user, passkeyId);
  return { data: await listPasskeys(caller, user.username) };
};
