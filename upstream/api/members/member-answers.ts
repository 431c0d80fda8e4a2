import { COMMENT_ANSWERS } from "../comments/comment-answers.ts";
import { CONTEST_ANSWERS } from "../contests/contest-answers.ts";
import { FOLLOW_ANSWERS } from "../follow/follow-answers.ts";
import { NEWSLETTER_ANSWERS } from "../newsletter/newsletter-answers.ts";
import { NOTICE_ANSWERS } from "../notices/notice-answers.ts";
import { changePhone, sendChangeCode } from "./change-phone.ts";
import { sendResetCode, sendSignInCode, sendSignUpCode } from "./code-calls.ts";
import { deleteAccount, downloadData, sendDeletionCode } from "./deletion.ts";
import { firebaseReset, firebaseSignIn, firebaseSignUp } from "./firebase-calls.ts";
import { liveVideoUrl } from "./live-video.ts";
import type { MemberCalls } from "./member-call.ts";
import { loginMethods, signUpMethods } from "./methods.ts";
import {
  addPasskey,
  changePasskeyName,
  confirmPasskey,
  getPasskeys,
  passkeyChallenge,
  removePasskey,
  sendPasskeyCode,
  signInByPasskey,
} from "./passkey-calls.ts";
import { changeForgotten, sendPasswordCode, setPassword, updatePassword, validateReset } from "./passwords.ts";
import {
  retrieveUserInfo,
  updateCountry,
  updateLanguage,
  updatePicture,
  updateProfile,
  updateView,
} from "./profile.ts";
import {
  confirmLink,
  linkIdentity,
  providerToken,
  sendLinkCode,
  signInAtLine,
  signInAtZalo,
  unlinkIdentity,
} from "./provider-calls.ts";
import { listReferrals, setReferrer } from "./referral-calls.ts";
import { listSessions, revokeSession } from "./session-calls.ts";
import { signInByCode, signInByPassword, signOut } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** The handler of each member call. */
export const MEMBER_ANSWERS: MemberCalls = {
  getLoginMethod: loginMethods,
  getSignUpMethod: signUpMethods,
  getWSUP: sendSignUpCode,
  getWLGP: sendSignInCode,
  signup: signUp,
  login: signInByPassword,
  loginOtp: signInByCode,
  loginLine: signInAtLine,
  loginZalo: signInAtZalo,
  getProviderToken: providerToken,
  forgotPasswordGetCode: sendResetCode,
  forgotPasswordValidate: validateReset,
  forgotPasswordChange: changeForgotten,
  firebaseSignup: firebaseSignUp,
  firebaseLogin: firebaseSignIn,
  firebaseForgotValidate: firebaseReset,
  firebaseForgotChange: changeForgotten,
  retrieveUserInfo,
  logout: signOut,
  updateProfile,
  updateProfilePicture: updatePicture,
  updatePassword,
  setPassword,
  setPasswordGetCode: sendPasswordCode,
  updatePreferredCountry: updateCountry,
  updatePreferredLanguage: updateLanguage,
  updatePreferredView: updateView,
  updateReferralCode: setReferrer,
  deleteAccountGetCode: sendDeletionCode,
  deleteAccount,
  changePhoneGetCode: sendChangeCode,
  changePhone,
  getSessionList: listSessions,
  revokeSession,
  linkIdentityGetCode: sendLinkCode,
  linkIdentityConfirm: confirmLink,
  linkIdentity,
  unlinkIdentity,
  passkeyChallenge,
  loginPasskey: signInByPasskey,
  getPasskeyList: getPasskeys,
  passkeyGetCode: sendPasskeyCode,
  passkeyConfirm: confirmPasskey,
  passkeyAdd: addPasskey,
  passkeyRename: changePasskeyName,
  passkeyRemove: removePasskey,
  getReferralList: listReferrals,
  getMyData: downloadData,
  sevensLiveVideoUrl: liveVideoUrl,
  ...COMMENT_ANSWERS,
  ...CONTEST_ANSWERS,
  ...FOLLOW_ANSWERS,
  ...NOTICE_ANSWERS,
  ...NEWSLETTER_ANSWERS,
};
