import * as z from "zod/mini";
import { BESIDE_PAGE, endpoint, MEMBER_CHANGE, NO_DATA } from "../../wire/endpoint.ts";
import { TimeZoneParam } from "../../wire/parameters.ts";
import { Text, wireObject } from "../../wire/scalars.ts";
import { CodeSentResult, toCodeSent } from "./codes.ts";
import { CodeField, DEVICE, LANG, NEW_PASSWORD, NicknameField, OptionalText, PasswordField, PHONE } from "./fields.ts";
import { parseUserInfo, WireUserInfo } from "./user-info.ts";

const PROFILE = {
  result: z.object({ data: WireUserInfo }),
  toValue: ({ data }: { data: z.output<typeof WireUserInfo> }) => parseUserInfo(data),
} as const;
const CODE_SENT = { result: CodeSentResult, toValue: toCodeSent } as const;

export const retrieveUserInfo = endpoint({
  name: "retrieveUserInfo",
  path: "/user/retrieveUserInfo",
  access: "member",
  limit: BESIDE_PAGE,
  withheld: ["token"],
  query: z.object({ timeZone: z.optional(TimeZoneParam), ...LANG }),
  ...PROFILE,
});

/** Ends the session. The token of an expired session is no error. */
export const logout = endpoint({
  ...MEMBER_CHANGE,
  name: "logout",
  path: "/user/logout",
  query: z.object({ ...DEVICE, ...LANG }),
  ...NO_DATA,
});

export const updateProfile = endpoint({
  ...MEMBER_CHANGE,
  name: "updateProfile",
  path: "/user/updateProfile",
  query: z.object({ nickname: NicknameField, ...LANG }),
  ...PROFILE,
});

/** One of our drawings (`contract/tables/avatars.ts`). */
export const updateProfilePicture = endpoint({
  ...MEMBER_CHANGE,
  name: "updateProfilePicture",
  path: "/user/updateProfilePicture",
  query: z.object({ avatarId: z.string().check(z.maxLength(16)), ...LANG }),
  ...PROFILE,
});

/** Ends every other session. */
export const updatePassword = endpoint({
  ...MEMBER_CHANGE,
  name: "updatePassword",
  path: "/user/updatePassword",
  query: z.object({ oldPassword: PasswordField, ...NEW_PASSWORD, ...LANG }),
  ...NO_DATA,
});

/** Sends a code to the member's own number, to set a first password. */
export const setPasswordGetCode = endpoint({
  ...MEMBER_CHANGE,
  name: "setPasswordGetCode",
  path: "/user/setPassword/getCode",
  query: z.object({ ...DEVICE, ...LANG }),
  ...CODE_SENT,
});

/**
 * For members without a password. Needs the code; where no codes are sent, a session that has just begun. Ends every
 * other session.
 */
export const setPassword = endpoint({
  ...MEMBER_CHANGE,
  name: "setPassword",
  path: "/user/setPassword",
  query: z.object({ ...NEW_PASSWORD, code: z.optional(CodeField), ...LANG }),
  ...NO_DATA,
});

export const updatePreferredCountry = endpoint({
  ...MEMBER_CHANGE,
  name: "updatePreferredCountry",
  path: "/user/updateProfilePreferredCountry",
  query: z.object({ preferredCountry: z.string().check(z.maxLength(16)), ...LANG }),
  ...NO_DATA,
});

/** Our spelling of a language, or the upstream's. */
export const updatePreferredLanguage = endpoint({
  ...MEMBER_CHANGE,
  name: "updatePreferredLanguage",
  path: "/user/updateProfilePreferredLanguage",
  query: z.object({ preferredLanguage: z.string().check(z.maxLength(16)), ...LANG }),
  ...NO_DATA,
});

/** How the member sees matches, on all their devices: what `viewText` writes. Unknown choices are left out. */
export const updatePreferredView = endpoint({
  ...MEMBER_CHANGE,
  name: "updatePreferredView",
  path: "/user/updateProfileView",
  query: z.object({ preferredView: z.string().check(z.maxLength(128)), ...LANG }),
  ...NO_DATA,
});

/** The member's referrer; may also be set once after sign-up. */
export const updateReferralCode = endpoint({
  ...MEMBER_CHANGE,
  name: "updateReferralCode",
  path: "/user/updateReferralCode",
  query: z.object({ referralCode: z.string().check(z.maxLength(32)), ...LANG }),
  ...NO_DATA,
});

/** Sends a code to the member's own number, to delete an account without a password. */
export const deleteAccountGetCode = endpoint({
  ...MEMBER_CHANGE,
  name: "deleteAccountGetCode",
  path: "/user/deleteAccount/getCode",
  query: z.object({ ...DEVICE, ...LANG }),
  ...CODE_SENT,
});

/**
 * Ends every session, and erases the account after the grace period, during which signing in restores it. Needs
 * `password` if there is one, else `code`. `reason` is a key of `contract/tables/deletion-reasons.ts`.
 */
export const deleteAccount = endpoint({
  ...MEMBER_CHANGE,
  name: "deleteAccount",
  path: "/user/deleteAccount",
  query: z.object({
    reason: z.string().check(z.maxLength(32)),
    freeText: OptionalText(500),
    password: z.optional(PasswordField),
    code: z.optional(CodeField),
    ...LANG,
  }),
  result: z.object({ data: wireObject({ erasedOn: Text }) }),
  /** YYYY-MM-DD */
  toValue: ({ data }): { erasedOn: string } => ({ erasedOn: data.erasedOn }),
});

/** Sends a code to the member's current number, or with `phone` to the new one. */
export const changePhoneGetCode = endpoint({
  ...MEMBER_CHANGE,
  name: "changePhoneGetCode",
  path: "/user/changePhone/getCode",
  query: z.object({
    callingCode: z.optional(PHONE.callingCode),
    phone: z.optional(PHONE.phone),
    ...DEVICE,
    ...LANG,
  }),
  ...CODE_SENT,
});

/** Needs the codes of both numbers. Ends every other session. */
export const changePhone = endpoint({
  ...MEMBER_CHANGE,
  name: "changePhone",
  path: "/user/changePhone",
  query: z.object({ ...PHONE, currentCode: CodeField, code: CodeField, ...LANG }),
  ...PROFILE,
});
