/**
 * What becomes of an effect whose session has ended elsewhere:
 * - `form`: the form is sealed into a cookie (worker/members/press-cookie.ts) and sent again after signing in;
 * - `call`: the script's call is kept in the tab (runtime/members/kept-calls.ts) and made again;
 * - `input`: the input is kept in the tab and restored to its form after signing in, and re-sent where that is safe;
 * - a reason: nothing is kept.
 */
type Kept = "form" | "call" | "input" | keyof typeof NOT_KEPT;

/** Why an effect is not kept. Where the member entered something, sign-in says that it has to be entered again. */
export const NOT_KEPT = {
  secret: "It needs a password, a code or a bot check, which are kept nowhere.",
  unpressed: "Nobody pressed it: a page calls it by itself, and again after signing in.",
  device: "It is about this browser's own subscription: the page shows how that is, with its button.",
  here: "This device has the choice already.",
  over: "What it wants has happened: the session is over.",
  returning:
    "It is made on the way back from a provider, whose permission ended with the session; the profile offers it again.",
  answer: "It answers what the session that ended was asked to sign.",
  unused: "No page of this site calls it.",
} as const;

/**
 * Every effect of a member, without script and with it; `none`: that way does not exist. A test compares it with the
 * calls.
 */
export const MEMBER_EFFECTS = {
  addComment: { plain: "form", script: "input" },
  likeComment: { plain: "form", script: "call" },
  deleteComment: { plain: "form", script: "call" },
  reportComment: { plain: "form", script: "call" },
  contestJoin: { plain: "unused", script: "unused" },
  savePicks: { plain: "form", script: "input" },
  contestParticipate: { plain: "form", script: "call" },
  submitPlaces: { plain: "form", script: "input" },
  favMatch: { plain: "form", script: "input" },
  favTeam: { plain: "form", script: "input" },
  favLeague: { plain: "form", script: "input" },
  unFavMatch: { plain: "form", script: "input" },
  unFavTeam: { plain: "form", script: "input" },
  unFavLeague: { plain: "form", script: "input" },
  changeFavCalendarLink: { plain: "form", script: "form" },
  favWalkthrough: { plain: "none", script: "call" },
  logout: { plain: "over", script: "none" },
  updateProfile: { plain: "form", script: "form" },
  updateProfilePicture: { plain: "form", script: "call" },
  updatePassword: { plain: "secret", script: "secret" },
  setPassword: { plain: "secret", script: "secret" },
  setPasswordGetCode: { plain: "secret", script: "secret" },
  updatePreferredCountry: { plain: "form", script: "call" },
  updatePreferredLanguage: { plain: "form", script: "call" },
  updatePreferredView: { plain: "here", script: "none" },
  updateReferralCode: { plain: "form", script: "form" },
  deleteAccountGetCode: { plain: "secret", script: "secret" },
  deleteAccount: { plain: "secret", script: "secret" },
  changePhoneGetCode: { plain: "secret", script: "secret" },
  changePhone: { plain: "secret", script: "secret" },
  revokeSession: { plain: "form", script: "form" },
  linkIdentityGetCode: { plain: "secret", script: "secret" },
  linkIdentityConfirm: { plain: "secret", script: "secret" },
  linkIdentity: { plain: "returning", script: "none" },
  unlinkIdentity: { plain: "form", script: "form" },
  passkeyGetCode: { plain: "secret", script: "secret" },
  passkeyConfirm: { plain: "secret", script: "secret" },
  passkeyAdd: { plain: "none", script: "answer" },
  passkeyRename: { plain: "form", script: "form" },
  passkeyRemove: { plain: "secret", script: "secret" },
  notificationRead: { plain: "form", script: "call" },
  notificationReadAll: { plain: "form", script: "call" },
  notificationNotified: { plain: "none", script: "unpressed" },
  notificationSettingUpdate: { plain: "form", script: "call" },
  notificationSettingUpdateThing: { plain: "form", script: "call" },
  notificationPushSubscribe: { plain: "none", script: "device" },
  notificationPushUnsubscribe: { plain: "none", script: "device" },
  notificationStreamToken: { plain: "none", script: "unpressed" },
} as const satisfies Record<string, Record<"plain" | "script", Kept | "none">>;

export type MemberEffect = keyof typeof MEMBER_EFFECTS;
