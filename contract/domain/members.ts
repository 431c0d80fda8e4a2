import type { LocaleCode } from "../tables/locales.ts";

/** Ways to sign in. */
export type SignInMethod = "password" | "code" | "line" | "zalo" | "firebase" | "passkey";
/** Ways to sign up. */
export type SignUpMethod = "phone" | "line" | "zalo" | "firebase";
export type Provider = "line" | "zalo";

export interface LinkedIdentity {
  provider: Provider;
  /** The name at the provider, if given. */
  name?: string;
}

/** A member as their own browser sees them: without the token. */
export interface UserInfo {
  /** Stable and unique; reveals nothing about the person. */
  username: string;
  nickname: string;
  /** A web address, or a path below the storage's base address. */
  profilePicture?: string;
  /** "+66 •••• 5678" */
  phoneMasked?: string;
  hasPassword: boolean;
  /** ISO 3166-1. */
  preferredCountry?: string;
  preferredLanguage?: LocaleCode;
  /** How they see matches (`contract/tables/view-choices`); absent until they choose, empty once they took all back. */
  preferredView?: string;
  /** There are unread notifications. */
  notificationFlag: boolean;
  /** The favourites walkthrough has been shown. */
  walkthroughFlag: boolean;
  /** YYYY-MM-DD */
  registrationDate?: string;
  identities: LinkedIdentity[];
  referralCode?: string;
  /** Nickname of the referrer. */
  referredBy?: string;
}

/** Result of signing in. */
export type SignIn = SignedIn | NeedsPhone;

export interface SignedIn {
  kind: "signedIn";
  /** For the sealed cookie only. */
  token: string;
  user: UserInfo;
  /** The account was created by this call. */
  isNewUser: boolean;
  /** The account was pending deletion, and signing in restored it. */
  wasRestored: boolean;
}

/** A provider's account linked to no member: it needs a phone number and a code to become a member. */
interface NeedsPhone {
  kind: "needsPhone";
  /** For repeating the call with the number and its code; valid once, for ten minutes. */
  providerToken: string;
  name?: string;
}

/** Seconds. The same whether or not the number is known. */
export interface CodeSent {
  resendAfter: number;
  expiresIn: number;
}

/** Permits setting one new password. */
export interface PasswordReset {
  resetToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Accounts that sign the member in without the password. */
  identities: LinkedIdentity[];
  /** How many passkeys do. */
  passkeys: number;
}

/** A way to log in that the member's device or password manager keeps (WebAuthn). */
export interface Passkey {
  id: string;
  /** Given by the member. */
  name?: string;
  /** User-Agent of the browser in which it was added. */
  agent?: string;
  /** Milliseconds. */
  createdAt: number;
  lastUsedAt?: number;
}

/** What an authenticator is to sign. */
export interface PasskeyChallenge {
  /** For the answer; single use, valid for five minutes. */
  challengeToken: string;
  /** JSON of PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON (WebAuthn 3). */
  options: string;
}

/** Permits linking one account at a provider. */
export interface LinkPermission {
  linkToken: string;
  /** Seconds. */
  expiresIn: number;
}

export interface MemberSession {
  id: string;
  /** The requesting session. */
  isCurrent: boolean;
  method: SignInMethod;
  /** The browser's User-Agent at sign-in. */
  agent?: string;
  country?: string;
  /** Milliseconds. */
  createdAt: number;
  lastUsedAt: number;
}

/** A member who signed up with this member's code; `nickname` is masked ("Som••••"). */
export interface Referral {
  nickname: string;
  /** Milliseconds. */
  joinedAt: number;
}

export interface ReferralList {
  referralCode: string;
  total: number;
  /** The latest hundred. */
  referrals: Referral[];
}
