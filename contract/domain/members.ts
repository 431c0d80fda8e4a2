import type { LocaleCode } from "../tables/locales.ts";

/** How one signs in. */
export type SignInMethod = "password" | "code" | "line" | "zalo" | "firebase";
/** How one signs up. */
export type SignUpMethod = "phone" | "line" | "zalo" | "firebase";
export type Provider = "line" | "zalo";

export interface LinkedIdentity {
  provider: Provider;
  /** The name at the provider, if it told one. */
  name?: string;
}

/** A member as their own browser may know them: without the token. */
export interface UserInfo {
  /** Stable and unique; says nothing of the person. */
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
  /** Unread notifications wait. */
  notificationFlag: boolean;
  /** The walk through favourites has been shown. */
  walkthroughFlag: boolean;
  /** YYYY-MM-DD */
  registrationDate?: string;
  identities: LinkedIdentity[];
  referralCode?: string;
  /** Nickname of who invited them. */
  referredBy?: string;
}

/** What signing in comes to. */
export type SignIn = SignedIn | NeedsPhone;

export interface SignedIn {
  kind: "signedIn";
  /** For the sealed cookie only. */
  token: string;
  user: UserInfo;
  /** The account was made by this call. */
  isNewUser: boolean;
  /** The account was to be deleted, and signing in has kept it. */
  wasRestored: boolean;
}

/** A provider's account that no member has linked: it becomes one with a phone number and a code. */
export interface NeedsPhone {
  kind: "needsPhone";
  /** For the same call again, with the number and its code; ten minutes, once. */
  providerToken: string;
  name?: string;
}

/** Seconds. The same whether the number is known or not. */
export interface CodeSent {
  resendAfter: number;
  expiresIn: number;
}

/** Allows one new password. */
export interface PasswordReset {
  resetToken: string;
  /** Seconds. */
  expiresIn: number;
}

export interface MemberSession {
  id: string;
  /** The one that asks. */
  isCurrent: boolean;
  method: SignInMethod;
  /** What the browser called itself at sign-in. */
  agent?: string;
  country?: string;
  /** Milliseconds. */
  createdAt: number;
  lastUsedAt: number;
}

/** Somebody who signed up with a member's code; `nickname` is masked ("Som••••"). */
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
