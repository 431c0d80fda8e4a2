import { expect, test } from "vitest";
import { type CheckDecision, type CheckQuestion, decideCheck, NO_FAILURES } from "./decide-check.ts";

const TWICE = { ofNumber: 2, ofNetwork: 2 };
const THRICE = { ofNumber: 3, ofNetwork: 3 };
const NINE_NUMBERS = { ofNumber: 0, ofNetwork: 9 };
const TEN_NUMBERS = { ofNumber: 0, ofNetwork: 10 };

test.each<[CheckQuestion["rule"], CheckQuestion["provider"], CheckQuestion["failures"], boolean, CheckDecision]>([
  // Sends an SMS.
  ["always", "embedded", NO_FAILURES, true, "verify"],
  ["always", "embedded", NO_FAILURES, false, "allowance"],
  ["always", "turnstile", NO_FAILURES, true, "verify"],
  ["always", "turnstile", NO_FAILURES, false, "missing"],
  ["always", "recaptcha", NO_FAILURES, true, "verify"],
  ["always", "recaptcha", NO_FAILURES, false, "missing"],
  ["always", "off", NO_FAILURES, false, "pass"],
  ["always", "off", NO_FAILURES, true, "pass"],
  // Sign-in by password.
  ["afterFailures", "embedded", NO_FAILURES, false, "pass"],
  ["afterFailures", "embedded", TWICE, false, "pass"],
  ["afterFailures", "embedded", THRICE, false, "allowance"],
  ["afterFailures", "embedded", THRICE, true, "verify"],
  ["afterFailures", "turnstile", TWICE, true, "pass"],
  ["afterFailures", "turnstile", THRICE, false, "missing"],
  ["afterFailures", "turnstile", NINE_NUMBERS, false, "pass"],
  ["afterFailures", "turnstile", TEN_NUMBERS, false, "missing"],
  ["afterFailures", "recaptcha", TEN_NUMBERS, true, "verify"],
  ["afterFailures", "off", TEN_NUMBERS, false, "pass"],
  // Needs a code that such a form has sent.
  ["never", "embedded", TEN_NUMBERS, false, "pass"],
  ["never", "turnstile", TEN_NUMBERS, false, "pass"],
])("a form checked %s by %s, after %j, with an answer: %s: %s", (rule, provider, failures, hasAnswer, decision) => {
  expect(decideCheck({ rule, provider, failures, hasAnswer })).toBe(decision);
});
