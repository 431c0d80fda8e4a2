import { expect, test } from "vitest";
import { BARE_POLICY, pagePolicy } from "./content-security-policy.ts";

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

test("a page's policy, in full", () => {
  expect(directives(pagePolicy({ images: [] })("abc"))).toEqual({
    "default-src": "'self'",
    "script-src": "'nonce-abc' 'strict-dynamic'",
    "style-src": "'self' 'nonce-abc'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
  });
});

test("configured pictures are allowed by origin", () => {
  const policy = pagePolicy({ images: ["https://storage.example"] })("abc");
  expect(directives(policy)["img-src"]).toBe("'self' data: https://storage.example");
});

test("nothing is allowed by 'unsafe-' words or wildcards", () => {
  for (const policy of [BARE_POLICY, pagePolicy({ images: [] })("abc")]) expect(policy).not.toMatch(/unsafe|\*/);
});
