import { BUSINESS_SESSION_INVALID, BUSINESS_SILENT } from "./business-codes.ts";

/**
 * Refusals of member calls by a rule: the business code, and the form field that the message is about. 100007 is the
 * specification's; the others are ours. The message in `result` is in the caller's `lang`.
 */
export const MEMBER_REFUSALS = {
  /** The session has expired: only this code ends one (specification, section 4). */
  sessionInvalid: { code: BUSINESS_SESSION_INVALID },
  /** Number or password is wrong, or there is no such account; which one is not revealed. */
  loginFailed: { code: 100101, field: "password" },
  wrongCode: { code: 100102, field: "code" },
  phoneInvalid: { code: 100103, field: "phone" },
  /** For the specified policy. */
  passwordRule: { code: 100104, field: "password" },
  /** For the standard policy. */
  passwordLength: { code: 100131, field: "password" },
  passwordCommon: { code: 100105, field: "password" },
  passwordsDiffer: { code: 100106, field: "confirmPassword" },
  nicknameRule: { code: 100107, field: "nickname" },
  nicknameTaken: { code: 100108, field: "nickname" },
  nicknameReserved: { code: 100109, field: "nickname" },
  referralInvalid: { code: 100110, field: "referralCode" },
  referralSet: { code: 100111, field: "referralCode" },
  providerFailed: { code: 100112 },
  /** Requested again too soon; `retryAfter` says when. */
  codeTooSoon: { code: 100113, field: "code" },
  /** The daily codes of the number, address or device are used up; `retryAfter` says until when. */
  codeLimit: { code: 100114, field: "phone" },
  /** The SMS could not be sent. */
  codeNotSent: { code: 100115, field: "phone" },
  /** Reported only to visitors who have proved by a code that the number is theirs. */
  phoneTaken: { code: 100116, field: "phone" },
  oldPasswordWrong: { code: 100117, field: "oldPassword" },
  /** The password of a signed-in member, when confirming it. */
  passwordWrong: { code: 100130, field: "password" },
  passwordSet: { code: 100118, field: "password" },
  /** Only somebody who has just signed in may do this. */
  signInAgain: { code: 100134 },
  /** Another member has linked it. */
  identityTaken: { code: 100119 },
  /** The only sign-in method cannot be unlinked. */
  lastMethod: { code: 100120 },
  methodNotOffered: { code: 100121 },
  /** Too many sign-in attempts; `retryAfter` says when to retry. */
  tooManyTries: { code: 100122, field: "password" },
  /** The reset or provider token is used up or expired: start again. */
  tokenInvalid: { code: 100123 },
  countryUnsupported: { code: 100124, field: "preferredCountry" },
  languageUnsupported: { code: 100125, field: "preferredLanguage" },
  avatarUnknown: { code: 100126, field: "avatarId" },
  reasonMissing: { code: 100127, field: "reason" },
  phoneUnchanged: { code: 100128, field: "phone" },
  /** Reported only to visitors who have proved that the number is theirs. */
  noAccount: { code: 100129, field: "phone" },
  /** No such match, team or competition. */
  favouriteUnknown: { code: BUSINESS_SILENT },
  /** The maximum of the kind is followed already (`MOST_FOLLOWED`). */
  favouriteLimit: { code: 100132 },
  /** Alerts of a match, team or competition that the member does not follow. */
  notFollowed: { code: 100133 },
  /** Blank, or more than `LONGEST_COMMENT` characters. */
  commentLength: { code: 100140, field: "text" },
  /** The piece is not, or no longer, public. */
  commentClosed: { code: 100141 },
  /** The comment was deleted or hidden, or never existed. */
  commentGone: { code: 100142 },
  /** Too many comments, likes or reports; `retryAfter` says when to retry. */
  commentLimit: { code: 100143 },
  /** Entry has closed, or not opened yet. */
  contestClosed: { code: 100160 },
  /** "Event entry has ended": the pick's match is locked. */
  pickLocked: { code: 100161 },
  /** Joined already; a contest is entered once. */
  contestEntered: { code: 100162 },
  /** No such match, market or line in the contest, or malformed picks. */
  pickInvalid: { code: 100163 },
  /** "The two teams in a tie must be different." */
  placesSame: { code: 100164 },
  /** "You have picked the same team more than once…" */
  placesRepeated: { code: 100165 },
  /** A place without a team, or with one that cannot reach it. */
  placesIncomplete: { code: 100166 },
  videoLinkInvalid: { code: 100167, field: "link" },
  /** Another member has sent the same video. */
  videoTaken: { code: 100168, field: "link" },
  /** Too many changes of picks; `retryAfter` says when to retry. */
  pickLimit: { code: 100169 },
  /** No member has this passkey any more. */
  passkeyUnknown: { code: 100170 },
  /** What the authenticator signed is not acceptable. */
  passkeyRefused: { code: 100171 },
  /** The challenge is used up, expired, or another browser's. */
  passkeyExpired: { code: 100172 },
  /** The most that a member may have (`MOST_PASSKEYS`). */
  passkeyLimit: { code: 100173 },
  passkeyTaken: { code: 100174 },
  /** Blank, or more than `LONGEST_PASSKEY_NAME` characters. */
  passkeyName: { code: 100175, field: "passkeyName" },
  emailInvalid: { code: 100150, field: "email" },
  /** A mailed link that is expired, truncated, or not ours. */
  linkInvalid: { code: 100151 },
} as const;

export type MemberRefusal = keyof typeof MEMBER_REFUSALS;

/** The refusal for a business code; otherwise undefined. */
export const memberRefusalOf = (code: number): MemberRefusal | undefined =>
  (Object.keys(MEMBER_REFUSALS) as MemberRefusal[]).find((name) => MEMBER_REFUSALS[name].code === code);
