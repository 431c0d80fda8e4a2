import { expect, test } from "vitest";
import type { FaultKind } from "~/features/forms/faults";
import { faultsOfError, kindOfError } from "./perform-task.ts";

const failed = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each<[string, FaultKind]>([
  ["auth/invalid-verification-code", "code"],
  ["auth/code-expired", "codeExpired"],
  ["auth/invalid-verification-id", "codeExpired"],
  ["auth/too-many-requests", "codeLimit"],
  ["auth/quota-exceeded", "codeLimit"],
  ["auth/network-request-failed", "unsent"],
  ["auth/invalid-phone-number", "phone"],
  ["auth/user-disabled", "refused"],
  ["auth/captcha-check-failed", "unavailable"],
  ["auth/operation-not-allowed", "unavailable"],
  ["auth/internal-error", "unsent"],
])("%s is shown as %s", (code, kind) => {
  expect(kindOfError(failed(code))).toBe(kind);
});

test.each([new Error("no answer within the time limit"), new TypeError("Failed to fetch"), "text", undefined])(
  "what Firebase has not thrown (%s) is no fault of the visitor",
  (thrown) => {
    expect(kindOfError(thrown)).toBe("unavailable");
  },
);

test.each([
  ["auth/invalid-phone-number", "send", { phone: { kind: "phone" } }],
  ["auth/too-many-requests", "send", { phone: { kind: "codeLimit" } }],
  ["auth/network-request-failed", "send", { form: { kind: "unsent" } }],
  ["auth/invalid-verification-code", "confirm", { code: { kind: "code" } }],
  ["auth/code-expired", "confirm", { code: { kind: "codeExpired" } }],
  ["auth/too-many-requests", "confirm", { code: { kind: "codeLimit" } }],
  ["auth/network-request-failed", "confirm", { form: { kind: "unsent" } }],
] as const)("%s of a task to %s belongs to %j", (code, kind, faults) => {
  expect(faultsOfError(failed(code), { kind })).toEqual(faults);
});
