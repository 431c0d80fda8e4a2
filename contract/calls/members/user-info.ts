import * as z from "zod/mini";
import type { LinkedIdentity, SignedIn, SignIn, UserInfo } from "../../domain/members.ts";
import { localeOfApiLang } from "../../tables/locales.ts";
import { viewOf, viewText } from "../../tables/view-choices.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, FlagOr, Id, NullableText, OptionalEpochMs, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

export const WireIdentity = wireObject({ provider: z.enum(["line", "zalo"]), name: OptionalText });

const USER = {
  username: Id,
  nickname: Text,
  profilePicture: NullableText,
  phoneMasked: NullableText,
  hasPassword: FlagOr(true),
  preferredCountry: NullableText,
  /** Our spelling or the upstream's: `vn`, `vi_VN`. */
  preferredLanguage: NullableText,
  /** As `viewText` writes it; `none` if every choice was taken back, since an empty text is a missing one. */
  preferredView: NullableText,
  notificationFlag: Flag,
  walkthroughFlag: Flag,
  /** YYYY-MM-DD or DD-MM-YYYY (specification, section 3). */
  registrationDate: NullableText,
  identities: rows("identities", WireIdentity),
  referralCode: NullableText,
  referredBy: NullableText,
};

export const WireUserInfo = wireObject(USER);
export type UserInfoWire = WireOf<typeof WireUserInfo>;

/** `token` and the fields after it if somebody is signed in, `providerToken` if a phone number is needed first. */
export const WireSignIn = wireObject({
  token: OptionalText,
  tokenExpiresAt: OptionalEpochMs,
  isNewUser: Flag,
  wasRestored: Flag,
  needsPhone: Flag,
  providerToken: OptionalText,
  name: OptionalText,
  user: z.optional(WireUserInfo),
});
export type SignInWire = WireOf<typeof WireSignIn>;

/** Either form of the specification's date as YYYY-MM-DD; undefined for any other text. */
function registrationDay(text: string | null): string | undefined {
  if (text === null) return undefined;
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? [];
  if (day) return `${year}-${month}-${day}`;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}

export const parseIdentity = ({ provider, name }: z.output<typeof WireIdentity>): LinkedIdentity => ({
  provider,
  ...(name !== undefined && { name }),
});

export function parseUserInfo(user: z.output<typeof WireUserInfo>): UserInfo {
  const language = localeOfApiLang(user.preferredLanguage ?? "");
  const registered = registrationDay(user.registrationDate);
  return {
    username: user.username,
    nickname: user.nickname,
    ...(user.profilePicture !== null && { profilePicture: user.profilePicture }),
    ...(user.phoneMasked !== null && { phoneMasked: user.phoneMasked }),
    hasPassword: user.hasPassword,
    ...(user.preferredCountry !== null && { preferredCountry: user.preferredCountry }),
    ...(language && { preferredLanguage: language }),
    ...(user.preferredView !== null && { preferredView: viewText(viewOf(user.preferredView)) }),
    notificationFlag: user.notificationFlag,
    walkthroughFlag: user.walkthroughFlag,
    ...(registered !== undefined && { registrationDate: registered }),
    identities: user.identities.map(parseIdentity),
    ...(user.referralCode !== null && { referralCode: user.referralCode }),
    ...(user.referredBy !== null && { referredBy: user.referredBy }),
  };
}

/** Throws if there is neither a member nor a provider's token. */
export function parseSignIn({ data }: { data: z.output<typeof WireSignIn> }): SignIn {
  const { token, user, providerToken, isNewUser, wasRestored, name } = data;
  if (token !== undefined && user)
    return { kind: "signedIn", token, user: parseUserInfo(user), isNewUser, wasRestored };
  if (providerToken === undefined) throw new Error("neither signed in nor asked for a phone number");
  return { kind: "needsPhone", providerToken, ...(name !== undefined && { name }) };
}

/** For calls that always sign in. Throws otherwise. */
export function parseSignedIn(result: { data: z.output<typeof WireSignIn> }): SignedIn {
  const signIn = parseSignIn(result);
  if (signIn.kind !== "signedIn") throw new Error("not signed in");
  return signIn;
}
