import { BUSINESS_SESSION_INVALID, BUSINESS_SILENT } from "./business-codes.ts";

/**
 * Refusals of member calls by a rule: the business code, and the field of the form that the message belongs to. 100007 is
 * the specification's; the others are ours. The message in `result` is in the caller's `lang`.
 */
export const MEMBER_REFUSALS = {
  /** The session is over: only this code ends one (specification, section 4). */
  sessionInvalid: { code: BUSINESS_SESSION_INVALID },
  /** Number or password is wrong, or there is no such account: which of them nobody learns. */
  loginFailed: { code: 100101, field: "password" },
  wrongCode: { code: 100102, field: "code" },
  phoneInvalid: { code: 100103, field: "phone" },
  /** Of the specified policy. */
  passwordRule: { code: 100104, field: "password" },
  /** The same of the standard policy. */
  passwordLength: { code: 100131, field: "password" },
  passwordCommon: { code: 100105, field: "password" },
  passwordsDiffer: { code: 100106, field: "confirmPassword" },
  nicknameRule: { code: 100107, field: "nickname" },
  nicknameTaken: { code: 100108, field: "nickname" },
  nicknameReserved: { code: 100109, field: "nickname" },
  referralInvalid: { code: 100110, field: "referralCode" },
  referralSet: { code: 100111, field: "referralCode" },
  providerFailed: { code: 100112 },
  /** Asked for again too soon; `retryAfter` says when. */
  codeTooSoon: { code: 100113, field: "code" },
  /** The day's codes of the number, the address or the device are used up; `retryAfter` says until when. */
  codeLimit: { code: 100114, field: "phone" },
  /** The SMS could not be sent. */
  codeNotSent: { code: 100115, field: "phone" },
  /** Told only to who has shown by a code that the number is theirs. */
  phoneTaken: { code: 100116, field: "phone" },
  oldPasswordWrong: { code: 100117, field: "oldPassword" },
  /** The password again, of who is signed in. */
  passwordWrong: { code: 100130, field: "password" },
  passwordSet: { code: 100118, field: "password" },
  /** Another member has linked it. */
  identityTaken: { code: 100119 },
  /** The only way to sign in cannot be unlinked. */
  lastMethod: { code: 100120 },
  methodNotOffered: { code: 100121 },
  /** Tries to sign in; `retryAfter` says when to try again. */
  tooManyTries: { code: 100122, field: "password" },
  /** The reset or provider token is used up or too old: begin again. */
  tokenInvalid: { code: 100123 },
  countryUnsupported: { code: 100124, field: "preferredCountry" },
  languageUnsupported: { code: 100125, field: "preferredLanguage" },
  avatarUnknown: { code: 100126, field: "avatarId" },
  reasonMissing: { code: 100127, field: "reason" },
  phoneUnchanged: { code: 100128, field: "phone" },
  /** Told only to who has shown that the number is theirs. */
  noAccount: { code: 100129, field: "phone" },
  /** There is no such match, team or competition. */
  favouriteUnknown: { code: BUSINESS_SILENT },
  /** As many of the kind are followed as may be (`MOST_FOLLOWED`). */
  favouriteLimit: { code: 100132 },
  /** Alerts of a match, team or competition that the member does not follow. */
  notFollowed: { code: 100133 },
  /** Nothing to read in it, or more than `LONGEST_COMMENT` characters. */
  commentLength: { code: 100140, field: "text" },
  /** The piece is not there for readers, or no longer. */
  commentClosed: { code: 100141 },
  /** The comment was deleted or hidden, or never was. */
  commentGone: { code: 100142 },
  /** Comments, likes or reports; `retryAfter` says when to try again. */
  commentLimit: { code: 100143 },
  /** Entry has ended, or has not begun. */
  contestClosed: { code: 100160 },
  /** "Event entry has ended": of a pick, its match is locked. */
  pickLocked: { code: 100161 },
  /** Has taken part already; a contest is entered once. */
  contestEntered: { code: 100162 },
  /** No such match, market or line in the contest, or not as picks are sent. */
  pickInvalid: { code: 100163 },
  /** "Team A and Team B cannot be same" */
  placesSame: { code: 100164 },
  /** "You've selected a same team for multiple times…" */
  placesRepeated: { code: 100165 },
  /** A place without a team, or with one that cannot get there. */
  placesIncomplete: { code: 100166 },
  videoLinkInvalid: { code: 100167, field: "link" },
  /** Another member has sent the same video. */
  videoTaken: { code: 100168, field: "link" },
  /** Changes of picks; `retryAfter` says when to try again. */
  pickLimit: { code: 100169 },
  emailInvalid: { code: 100150, field: "email" },
  /** A link of a mail that is too old, cut, or not ours. */
  linkInvalid: { code: 100151 },
} as const;

export type MemberRefusal = keyof typeof MEMBER_REFUSALS;

/** The refusal that a business code stands for; undefined of any other code. */
export const memberRefusalOf = (code: number): MemberRefusal | undefined =>
  (Object.keys(MEMBER_REFUSALS) as MemberRefusal[]).find((name) => MEMBER_REFUSALS[name].code === code);
