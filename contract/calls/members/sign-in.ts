import * as z from "zod/mini";
import { PROVIDERS } from "../../tables/provider-names.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { Int, OptionalText as OptionalWireText, Text, wireObject } from "../../wire/scalars.ts";
import { NEW_PASSWORD_CALL, ResetResult, toReset } from "./codes.ts";
import {
  CodeField,
  CountryField,
  DEVICE,
  IdTokenField,
  LANG,
  NEW_PASSWORD,
  NicknameField,
  OptionalText,
  PasswordField,
  PHONE,
  PROVIDER_CODE,
  TokenField,
} from "./fields.ts";
import { parseSignedIn, parseSignIn, WireSignIn } from "./user-info.ts";

const SIGNS_IN = {
  method: "POST",
  effect: true,
  withheld: ["token", "providerToken"],
  result: z.object({ data: WireSignIn }),
} as const;

/** Initial values of a new account: `lang` is its language, `countryCode` its country. */
const BEGINNING = { referralCode: OptionalText(32), countryCode: z.optional(CountryField), ...DEVICE, ...LANG };

/** Creates an account with the code of getWSUP and signs in. */
export const signup = endpoint({
  ...SIGNS_IN,
  name: "signup",
  path: "/user/signup",
  query: z.object({ ...PHONE, code: CodeField, ...NEW_PASSWORD, nickname: NicknameField, ...BEGINNING }),
  toValue: parseSignedIn,
});

export const login = endpoint({
  ...SIGNS_IN,
  name: "login",
  path: "/user/login",
  query: z.object({ ...PHONE, password: PasswordField, ...DEVICE, ...LANG }),
  toValue: parseSignedIn,
});

/** With the code of getWLGP. */
export const loginOtp = endpoint({
  ...SIGNS_IN,
  name: "loginOtp",
  path: "/user/loginOtp",
  query: z.object({ ...PHONE, code: CodeField, ...DEVICE, ...LANG }),
  toValue: parseSignedIn,
});

const FROM_PROVIDER = ["code", "redirectUri", "codeVerifier"] as const;
const WITH_NUMBER = ["providerToken", "callingCode", "phone", "phoneCode"] as const;

/**
 * First called with the provider's callback values. If no member has linked the account, the answer has a
 * `providerToken`; the second call sends it with a phone number and its code of getWSUP. A member's number links the
 * account to them, any other creates a new member.
 */
const PROVIDER_SIGN_IN = z
  .object({
    ...z.partial(z.object(PROVIDER_CODE)).shape,
    ...z.partial(z.object({ providerToken: TokenField, ...PHONE, phoneCode: CodeField, nickname: NicknameField }))
      .shape,
    ...BEGINNING,
  })
  .check(
    z.refine(
      (given) => [FROM_PROVIDER, WITH_NUMBER].some((names) => names.every((name) => given[name] !== undefined)),
      {
        path: ["code"],
        message: "neither what a provider sent back nor a provider's token with a number",
      },
    ),
  );

export const loginLine = endpoint({
  ...SIGNS_IN,
  name: "loginLine",
  path: "/user/loginLine",
  query: PROVIDER_SIGN_IN,
  toValue: parseSignIn,
});

export const loginZalo = endpoint({
  ...SIGNS_IN,
  name: "loginZalo",
  path: "/user/loginZalo",
  query: PROVIDER_SIGN_IN,
  toValue: parseSignIn,
});

/**
 * A one-time token. For LINE and Zalo: to look up the provider's account, without signing in. `fantasy`: identifies the
 * member at the fantasy site, within a minute.
 */
export const getProviderToken = endpoint({
  name: "getProviderToken",
  path: "/user/getProviderToken",
  access: "personal",
  effect: true,
  withheld: ["providerToken"],
  query: z
    .object({
      provider: z.enum([...PROVIDERS, "fantasy"]),
      ...z.partial(z.object(PROVIDER_CODE)).shape,
      ...LANG,
    })
    .check(
      z.refine((given) => given.provider === "fantasy" || FROM_PROVIDER.every((name) => given[name] !== undefined), {
        path: ["code"],
        message: "not what a provider sent back",
      }),
    ),
  result: z.object({ data: wireObject({ providerToken: Text, expiresIn: Int, name: OptionalWireText }) }),
  toValue: ({ data }) => ({
    providerToken: data.providerToken,
    expiresIn: data.expiresIn,
    ...(data.name !== undefined && { name: data.name }),
  }),
});

/** Creates an account for the number that Firebase has verified. The password may be set later. */
export const firebaseSignup = endpoint({
  ...SIGNS_IN,
  name: "firebaseSignup",
  path: "/user/firebase/signup",
  query: z.object({
    idToken: IdTokenField,
    password: z.optional(PasswordField),
    confirmPassword: z.optional(PasswordField),
    nickname: z.optional(NicknameField),
    ...BEGINNING,
  }),
  toValue: parseSignedIn,
});

export const firebaseLogin = endpoint({
  ...SIGNS_IN,
  name: "firebaseLogin",
  path: "/user/firebase/login",
  query: z.object({ idToken: IdTokenField, ...DEVICE, ...LANG }),
  toValue: parseSignedIn,
});

export const firebaseForgotValidate = endpoint({
  name: "firebaseForgotValidate",
  method: "POST",
  path: "/user/firebase/forgotPassword/validate",
  effect: true,
  withheld: ["resetToken"],
  query: z.object({ idToken: IdTokenField, ...LANG }),
  result: ResetResult,
  toValue: toReset,
});

export const firebaseForgotChange = endpoint({
  ...NEW_PASSWORD_CALL,
  name: "firebaseForgotChange",
  path: "/user/firebase/forgotPassword/changePassword",
});
