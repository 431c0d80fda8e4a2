import { expect, test } from "vitest";
import { failureReason } from "./database-notices.ts";

test.each([
  [
    Object.assign(new Error("permission_denied at /notifications/u7"), { code: "PERMISSION_DENIED" }),
    "PERMISSION_DENIED",
  ],
  [Object.assign(new Error("Firebase: Error"), { code: "auth/invalid-custom-token" }), "auth/invalid-custom-token"],
  [new Error("status 503"), "status 503"],
  ["silence", "silence"],
  [undefined, "undefined"],
])("%j is said as %s", (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
