import type { EndpointName } from "#contract/registry";
import type { BotCheckAction } from "#contract/tables/bot-check";
import type { CheckRule } from "../bot-check/decide-check.ts";
import type { Familiarity } from "../members/browser.ts";

/** Forms that share a limit. */
export type FormKind = "sign-in" | "sign-up" | "codes" | "reset" | "newsletter" | "handoff" | "passkey";

export interface GuardRule {
  kind: FormKind;
  check: CheckRule;
  /** The action that its check answer is valid for. */
  action: BotCheckAction;
  /** What a browser must have done with the form's number to be counted by itself, apart from everybody else. */
  familiar: readonly Familiarity[];
  /** What a browser has done with the number once such a form was accepted. */
  makes?: Familiarity;
}

/** Sends an SMS, which costs money and may reach somebody who does not want it. */
const sendsCode = (action: BotCheckAction): GuardRule => ({
  kind: "codes",
  check: "always",
  action,
  familiar: ["used"],
  makes: "asked",
});
/** Has a code, which this browser has usually requested. */
const hasCode = (kind: FormKind, check: CheckRule, action: BotCheckAction): GuardRule => ({
  kind,
  check,
  action,
  familiar: ["used", "asked"],
});
const signsIn = (rule: GuardRule): GuardRule => ({ ...rule, makes: "used" });
/** Counted without a check: a provider's account, or a token that follows a checked form. */
const isCounted = (kind: FormKind, action: BotCheckAction): GuardRule => ({
  kind,
  check: "never",
  action,
  familiar: [],
});

/**
 * The calls that the edge limits by network and by number or mailbox, and which of them need a bot check
 * (docs/decisions/0029).
 */
const GUARDED_CALLS: Readonly<Partial<Record<EndpointName, GuardRule>>> = {
  getWSUP: sendsCode("sign-up"),
  getWLGP: sendsCode("sign-in"),
  forgotPasswordGetCode: sendsCode("reset"),
  changePhoneGetCode: sendsCode("change-phone"),
  linkIdentityGetCode: sendsCode("link-account"),
  passkeyGetCode: sendsCode("passkey"),
  setPasswordGetCode: sendsCode("set-password"),
  deleteAccountGetCode: sendsCode("delete-account"),
  login: signsIn({ kind: "sign-in", check: "afterFailures", action: "sign-in", familiar: ["used"] }),
  loginOtp: signsIn(hasCode("sign-in", "afterFailures", "sign-in")),
  loginLine: signsIn(hasCode("sign-in", "never", "sign-in")),
  loginZalo: signsIn(hasCode("sign-in", "never", "sign-in")),
  linkIdentityConfirm: isCounted("sign-in", "link-account"),
  passkeyChallenge: isCounted("sign-in", "sign-in"),
  loginPasskey: isCounted("passkey", "sign-in"),
  passkeyConfirm: isCounted("sign-in", "passkey"),
  passkeyRemove: isCounted("sign-in", "passkey"),
  // Used to enter the fantasy site; counted apart so that it does not use up the sign-in limit.
  getProviderToken: isCounted("handoff", "sign-in"),
  firebaseLogin: isCounted("sign-in", "sign-in"),
  firebaseSignup: isCounted("sign-up", "sign-up"),
  signup: signsIn(hasCode("sign-up", "never", "sign-up")),
  forgotPasswordValidate: hasCode("reset", "afterFailures", "reset"),
  forgotPasswordChange: isCounted("reset", "reset"),
  firebaseForgotValidate: isCounted("reset", "reset"),
  firebaseForgotChange: isCounted("reset", "reset"),
  // Mails whatever address somebody enters.
  newsletterSubscribe: { kind: "newsletter", check: "always", action: "newsletter", familiar: [] },
};

export const guardRuleOf = (name: string): GuardRule | undefined => GUARDED_CALLS[name as EndpointName];
