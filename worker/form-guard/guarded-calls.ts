import type { EndpointName } from "#contract/registry";
import type { BotCheckAction } from "#contract/tables/bot-check";
import type { CheckRule } from "../bot-check/decide-check.ts";

/** Forms that share a limit. */
export type FormKind = "sign-in" | "sign-up" | "codes" | "reset" | "newsletter" | "hand-over";

export interface GuardRule {
  kind: FormKind;
  check: CheckRule;
  /** The action that its check answer is valid for. */
  action: BotCheckAction;
}

/** Sends an SMS, which costs money and may reach somebody who does not want it. */
const sendsCode = (action: BotCheckAction): GuardRule => ({ kind: "codes", check: "always", action });
/**
 * Counted without a check: a form with a code follows one that was checked, a provider's account follows the provider's
 * checks.
 */
const isCounted = (kind: FormKind, action: BotCheckAction): GuardRule => ({ kind, check: "never", action });

/** The calls that the edge limits by network and by number or mailbox, and which of them need a bot check (docs/decisions/0029). */
const GUARDED_CALLS: Readonly<Partial<Record<EndpointName, GuardRule>>> = {
  getWSUP: sendsCode("sign-up"),
  getWLGP: sendsCode("sign-in"),
  forgotPasswordGetCode: sendsCode("reset"),
  changePhoneGetCode: sendsCode("change-phone"),
  linkIdentityGetCode: sendsCode("link-account"),
  deleteAccountGetCode: sendsCode("delete-account"),
  login: { kind: "sign-in", check: "afterFailures", action: "sign-in" },
  loginOtp: isCounted("sign-in", "sign-in"),
  loginLine: isCounted("sign-in", "sign-in"),
  loginZalo: isCounted("sign-in", "sign-in"),
  linkIdentityConfirm: isCounted("sign-in", "link-account"),
  // Used to enter the fantasy site; counted apart so that it does not use up the sign-in limit.
  getProviderToken: isCounted("hand-over", "sign-in"),
  firebaseLogin: isCounted("sign-in", "sign-in"),
  firebaseSignup: isCounted("sign-up", "sign-up"),
  signup: isCounted("sign-up", "sign-up"),
  forgotPasswordValidate: isCounted("reset", "reset"),
  forgotPasswordChange: isCounted("reset", "reset"),
  firebaseForgotValidate: isCounted("reset", "reset"),
  firebaseForgotChange: isCounted("reset", "reset"),
  // Mails whatever address somebody enters.
  newsletterSubscribe: { kind: "newsletter", check: "always", action: "newsletter" },
};

export const guardRuleOf = (name: string): GuardRule | undefined => GUARDED_CALLS[name as EndpointName];
