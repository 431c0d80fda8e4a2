import type { BotCheckSettings } from "../settings/bot-check-settings.ts";

/** When a form needs a check. */
export type CheckRule = "always" | "afterFailures" | "never";

/** Refused sign-ins of the last 15 minutes, for one number and from one network. */
export interface Failures {
  ofNumber: number;
  ofNetwork: number;
}

/** Whole mobile networks share an address. */
const FREE_FAILURES: Failures = { ofNumber: 3, ofNetwork: 10 };

export const NO_FAILURES: Failures = { ofNumber: 0, ofNetwork: 0 };

/** As if a form had failed often: its number has had too many forms. */
export const MANY_FAILURES = FREE_FAILURES;

export const hasFailedOften = ({ ofNumber, ofNetwork }: Failures): boolean =>
  ofNumber >= FREE_FAILURES.ofNumber || ofNetwork >= FREE_FAILURES.ofNetwork;

export interface CheckQuestion {
  rule: CheckRule;
  failures: Failures;
  provider: BotCheckSettings["provider"];
  /** Forms have no answer without script. A bot may omit it too, and gains only what a visitor without script has. */
  hasAnswer: boolean;
}

/**
 * What happens to a form: it passes, its answer is verified, it passes once in ten minutes per network (`allowance`),
 * or a required answer is missing.
 */
export type CheckDecision = "pass" | "verify" | "allowance" | "missing";

export function decideCheck({ rule, failures, provider, hasAnswer }: CheckQuestion): CheckDecision {
  if (provider === "off" || rule === "never") return "pass";
  if (rule === "afterFailures" && !hasFailedOften(failures)) return "pass";
  if (hasAnswer) return "verify";
  return provider === "embedded" ? "allowance" : "missing";
}
