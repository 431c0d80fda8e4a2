import { expect, test } from "vitest";
import { type PushOutcome, pushOutcome } from "./push-outcome.ts";

test.each<[number, string | undefined, PushOutcome]>([
  [201, undefined, { kind: "delivered" }],
  [200, undefined, { kind: "delivered" }],
  [404, undefined, { kind: "gone" }],
  [410, undefined, { kind: "gone" }],
  [429, undefined, { kind: "later" }],
  [429, "12", { kind: "later", after: 12 }],
  [503, "86400", { kind: "later", after: 900 }],
  [503, "Wed, 21 Oct 2026 07:28:00 GMT", { kind: "later" }],
  [503, "-1", { kind: "later" }],
  [408, undefined, { kind: "later" }],
  [400, undefined, { kind: "refused", reason: "status 400" }],
  [403, undefined, { kind: "refused", reason: "status 403" }],
  [413, undefined, { kind: "refused", reason: "status 413" }],
  [301, undefined, { kind: "refused", reason: "status 301" }],
])("%d with Retry-After %s", (status, after, outcome) => {
  const headers = new Headers(after === undefined ? {} : { "Retry-After": after });
  expect(pushOutcome({ status, headers })).toEqual(outcome);
});
