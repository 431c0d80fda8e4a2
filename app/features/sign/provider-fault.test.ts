import { expect, test } from "vitest";
import { providerFaultIn } from "./provider-fault.ts";

test.each([
  ["", undefined],
  ["?callBackUrl=%2Fen%2Fnews", undefined],
  ["?fault=provider", "failed"],
  ["?fault=100112", "failed"],
  ["?fault=100119", "identityTaken"],
  ["?fault=100121", "methodNotOffered"],
  ["?fault=100123", "tokenInvalid"],
  ["?fault=unavailable", "unavailable"],
  // A refusal of another form, and an unknown code.
  ["?fault=100101", "failed"],
  ["?fault=7", "failed"],
  ["?fault=", "failed"],
  ["?fault=%3Cscript%3E", "failed"],
])("%s is %s", (search, fault) => {
  expect(providerFaultIn(`https://scores.example/en/signin${search}`)).toBe(fault);
});
