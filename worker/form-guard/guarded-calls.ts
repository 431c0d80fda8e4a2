import type { EndpointName } from "#contract/registry";
import type { BotCheckAction } from "#contract/tables/bot-check";
import type { CheckRule } from "../bot-check/decide-check.ts";

/** Forms that are counted together. */
export type FormKind = "sign-in" | "sign-up" | "codes" | "reset" | "newsletter" | "hand-over";

export interface GuardRule {
  kind: FormKind;
  check: CheckRule;
  /** What the answer to its check is good for. */
  action: BotCheckAction;
}

/** What sends an SMS, which costs money and reaches somebody who may not want it. */
const sendsCode = (action: BotCheckAction): GuardRule => ({ kind: "codes", check: "always", action });
/** What is counted. A form with a code comes after one that was checked, a provider's account after the provider's checks. */
const isCounted = (kind: FormKind, action: BotCheckAction): GuardRule => ({ kind, check: "never", action });

/** The calls that the edge limits by network and by number or mailbox, and which of them need a bot check (docs/decisions/0029). */
const GUARDED_CALLS: Readonly<Partial<Record<EndpointName, GuardRule>>> = {
  getWSUP: sendsCode("sign-up"),
  getWLGP: sendsCode("sign-in"),
  forgotPasswordGetCode: sendsCode("reset"),
  changePhoneGetCode: sendsCode("change-phone"),
  deleteAccountGetCode: sendsCode("delete-account"),
  login: { kind: "sign-in", check: "afterFailures", action: "sign-in" },
  loginOtp: isCounted("sign-in", "sign-in"),
  loginLine: isCounted("sign-in", "sign-in"),
  loginZalo: isCounted("sign-in", "sign-in"),
  // Members go on to the fantasy site by it, who must not take the room of those who sign in.
  getProviderToken: isCounted("hand-over", "sign-in"),
  firebaseLogin: isCounted("sign-in", "sign-in"),
  firebaseSignup: isCounted("sign-up", "sign-up"),
  signup: isCounted("sign-up", "sign-up"),
  forgotPasswordValidate: isCounted("reset", "reset"),
  forgotPasswordChange: isCounted("reset", "reset"),
  firebaseForgotValidate: isCounted("reset", "reset"),
  firebaseForgotChange: isCounted("reset", "reset"),
  // A mail to whatever address somebody types.
  newsletterSubscribe: { kind: "newsletter", check: "always", action: "newsletter" },
};

export const guardRuleOf = (name: string): GuardRule | undefined => GUARDED_CALLS[name as EndpointName];
