import * as z from "zod/mini";
import type { CodeSent, PasswordReset, SignedIn } from "../../domain/members.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { rows } from "../../wire/rows.ts";
import { Int, Text, wireObject } from "../../wire/scalars.ts";
import { CodeField, DEVICE, LANG, NEW_PASSWORD, PHONE, TokenField } from "./fields.ts";
import { parseIdentity, parseSignedIn, WireIdentity, WireSignIn } from "./user-info.ts";

/** Seconds. */
export const CodeSentResult = z.object({ data: wireObject({ resendAfter: Int, expiresIn: Int }) });
export const toCodeSent = ({ data }: z.output<typeof CodeSentResult>): CodeSent => ({
  resendAfter: data.resendAfter,
  expiresIn: data.expiresIn,
});

export const ResetResult = z.object({
  data: wireObject({
    resetToken: Text,
    expiresIn: Int,
    identities: rows("identities", WireIdentity),
    passkeys: z.optional(Int),
  }),
});
export const toReset = ({ data }: z.output<typeof ResetResult>): PasswordReset => ({
  resetToken: data.resetToken,
  expiresIn: data.expiresIn,
  identities: data.identities.map(parseIdentity),
  passkeys: data.passkeys ?? 0,
});

/**
 * Sets the new password, unlinks the providers named (separated by commas), removes all passkeys with
 * `endPasskeys=true`, ends every session, and signs in. A supplier
 * that only sets the password sends no `data`.
 */
export const NEW_PASSWORD_CALL = {
  method: "POST",
  effect: true,
  withheld: ["token"],
  query: z.object({
    resetToken: TokenField,
    unlink: z.optional(z.string().check(z.regex(/^(line|zalo)(,(line|zalo))*$/, "not a list of providers"))),
    endPasskeys: z.optional(z.literal("true")),
    ...NEW_PASSWORD,
    ...DEVICE,
    ...LANG,
  }),
  result: z.looseObject({ data: z.optional(WireSignIn) }),
  toValue: ({ data }: { data?: z.output<typeof WireSignIn> | undefined }): SignedIn | null =>
    data?.token === undefined ? null : parseSignedIn({ data }),
} as const;

const CODE_CALL = { method: "POST", effect: true, result: CodeSentResult, toValue: toCodeSent } as const;
const TO_NUMBER = z.object({ ...PHONE, ...DEVICE, ...LANG });
/** The version of the code calls that the specification names. */
const V3 = { flag: "v3" } as const;

/** Sends a code for sign-up, or for the number of a LINE or Zalo account (web sign-up PIN). */
export const getWSUP = endpoint({ ...CODE_CALL, name: "getWSUP", path: "/user/getWSUP", query: TO_NUMBER });

/** Sends a sign-in code (web login PIN). The answer is the same for an unknown number. */
export const getWLGP = endpoint({
  ...CODE_CALL,
  name: "getWLGP",
  path: "/user/getWLGP",
  fixedQuery: V3,
  query: TO_NUMBER,
});

/** Sends a code for a forgotten password. The answer is the same for an unknown number. */
export const forgotPasswordGetCode = endpoint({
  ...CODE_CALL,
  name: "forgotPasswordGetCode",
  path: "/user/forgotPassword/getCode",
  fixedQuery: V3,
  query: TO_NUMBER,
});

/** Exchanges a code for permission to set a new password. */
export const forgotPasswordValidate = endpoint({
  name: "forgotPasswordValidate",
  method: "POST",
  path: "/user/forgotPassword/validate",
  effect: true,
  withheld: ["resetToken"],
  query: z.object({ ...PHONE, code: CodeField, ...LANG }),
  result: ResetResult,
  toValue: toReset,
});

export const forgotPasswordChange = endpoint({
  ...NEW_PASSWORD_CALL,
  name: "forgotPasswordChange",
  path: "/user/forgotPassword/changePassword",
});
