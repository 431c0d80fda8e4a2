import * as z from "zod/mini";
import type { Passkey, PasskeyChallenge } from "../../domain/members.ts";
import { endpoint, MEMBER_CHANGE } from "../../wire/endpoint.ts";
import { IdParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Text, wireObject } from "../../wire/scalars.ts";
import { CodeSentResult, toCodeSent } from "./codes.ts";
import { CodeField, DEVICE, LANG, PasswordField, TokenField } from "./fields.ts";
import { parsePasskey, WirePasskey } from "./passkey-wire.ts";
import { parseSignedIn, WireSignIn } from "./user-info.ts";

const PROOF = { password: z.optional(PasswordField), code: z.optional(CodeField) };
const LIST = {
  result: z.object({ data: rows("data", WirePasskey) }),
  toValue: ({ data }: { data: ReturnType<typeof WirePasskey.parse>[] }): Passkey[] => data.map(parsePasskey),
} as const;
const CHALLENGE = {
  withheld: ["challengeToken"],
  result: z.object({ data: wireObject({ challengeToken: Text, options: Text }) }),
  toValue: ({ data }: { data: { challengeToken: string; options: string } }): PasskeyChallenge => ({
    challengeToken: data.challengeToken,
    options: data.options,
  }),
};

/** What the authenticator answered: JSON of RegistrationResponseJSON or AuthenticationResponseJSON (WebAuthn 3). */
const ANSWER = { challengeToken: TokenField, credential: z.string().check(z.maxLength(16_384)) };

/** What a passkey is to sign to log in; any passkey of this site may answer. */
export const passkeyChallenge = endpoint({
  name: "passkeyChallenge",
  method: "POST",
  path: "/user/passkey/challenge",
  effect: true,
  query: z.object(LANG),
  ...CHALLENGE,
});

/** Signs in with the answer to passkeyChallenge. */
export const loginPasskey = endpoint({
  name: "loginPasskey",
  method: "POST",
  path: "/user/loginPasskey",
  effect: true,
  withheld: ["token", "providerToken"],
  query: z.object({ ...ANSWER, ...DEVICE, ...LANG }),
  result: z.object({ data: WireSignIn }),
  toValue: parseSignedIn,
});

/** The member's passkeys, oldest first. */
export const getPasskeyList = endpoint({
  name: "getPasskeyList",
  path: "/user/getPasskeyList",
  access: "member",
  query: z.object(LANG),
  ...LIST,
});

/** Sends a code to the own number, to add or remove a passkey without a password. */
export const passkeyGetCode = endpoint({
  ...MEMBER_CHANGE,
  name: "passkeyGetCode",
  path: "/user/passkey/getCode",
  query: z.object({ ...DEVICE, ...LANG }),
  result: CodeSentResult,
  toValue: toCodeSent,
});

/** The member confirms, by `password` if there is one, else by `code`, that they want another passkey. */
export const passkeyConfirm = endpoint({
  ...MEMBER_CHANGE,
  name: "passkeyConfirm",
  path: "/user/passkey/confirm",
  query: z.object({ ...PROOF, ...LANG }),
  ...CHALLENGE,
});

/** Adds the passkey that answers the challenge of passkeyConfirm. */
export const passkeyAdd = endpoint({
  ...MEMBER_CHANGE,
  name: "passkeyAdd",
  path: "/user/passkey/add",
  query: z.object({ ...ANSWER, ...LANG }),
  ...LIST,
});

export const passkeyRename = endpoint({
  ...MEMBER_CHANGE,
  name: "passkeyRename",
  path: "/user/passkey/rename",
  query: z.object({ passkeyId: IdParam, passkeyName: z.string().check(z.maxLength(256)), ...LANG }),
  ...LIST,
});

/** Confirmed as adding one is. An unknown id is no error. */
export const passkeyRemove = endpoint({
  ...MEMBER_CHANGE,
  name: "passkeyRemove",
  path: "/user/passkey/remove",
  query: z.object({ passkeyId: IdParam, ...PROOF, ...LANG }),
  ...LIST,
});
