import { expect, test } from "vitest";
import { faultOfArguments } from "./read-arguments.mjs";

test.each([
  [{}, undefined],
  [{ site: "https://www.example.com", watch: "0", "at-once": true, env: "staging" }, undefined],
  [{ rollback: true, env: "staging", "edge-only": true, "dry-run": false }, undefined],
  [{ check: true, "edge-only": true }, undefined],
  [{ "dry-run": true }, undefined],
  [{ site: "example" }, "--site needs the site's address"],
  [{ watch: "soon" }, "--watch=soon is not a number of seconds"],
  [{ rollback: true, "dry-run": true }, "--rollback and --dry-run do not go together"],
  [{ rollback: true, "at-once": true }, "--rollback and --at-once do not go together"],
  [{ check: true, "dry-run": true }, "--check and --dry-run do not go together"],
  [{ "dry-run": true, "at-once": true }, "--dry-run and --at-once do not go together"],
])("%j: %s", (given, fault) => {
  expect(faultOfArguments(given)).toEqual(fault === undefined ? undefined : expect.stringContaining(fault));
});
