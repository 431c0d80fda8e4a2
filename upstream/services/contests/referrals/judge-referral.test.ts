import { expect, test } from "vitest";
import { judgeReferral, type ReferralDecision, type ReferralFacts } from "./judge-referral.ts";

const PLAIN: ReferralFacts = { isReturn: false, shared: [], hasAddress: true, sharesNetwork: false, isCircle: false };

test.each<[string, Partial<ReferralFacts>, ReferralDecision]>([
  ["somebody new", {}, "counted"],
  ["a number that had an account", { isReturn: true }, "number"],
  ["a number of the referrer", { shared: ["number"] }, "number"],
  ["a device of the referrer", { shared: ["device"] }, "device"],
  ["an address of the referrer", { shared: ["address"] }, "address"],
  ["a network from which somebody counts already", { sharesNetwork: true }, "network"],
  [
    "a network of the referrer, from which somebody counts already",
    { shared: ["address"], sharesNetwork: true },
    "address",
  ],
  ["no address that is vouched for", { hasAddress: false }, "unsigned"],
  ["who invited the referrer", { isCircle: true }, "circle"],
  ["a device, from an address that nobody vouches for", { shared: ["device"], hasAddress: false }, "device"],
  ["everything at once", { isReturn: true, shared: ["address", "device", "number"], isCircle: true }, "number"],
])("a sign-up by %s", (_who, facts, decision) => {
  expect(judgeReferral({ ...PLAIN, ...facts })).toBe(decision);
});
