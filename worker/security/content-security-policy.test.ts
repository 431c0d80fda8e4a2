import { expect, test } from "vitest";
import { VIDEO_HOSTS } from "#contract/tables/video-hosts";
import { BARE_POLICY, pagePolicy } from "./content-security-policy.ts";

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

test("leaves Trusted Types out where React hydrates the page", () => {
  const policies = [false, true].map((isHydrated) => pagePolicy({ images: [], isHydrated })("abc"));
  expect(policies.map((policy) => /trusted-types/.test(policy))).toEqual([true, false]);
});

test("a page's policy, in full", () => {
  expect(directives(pagePolicy({ images: [] })("abc"))).toEqual({
    "default-src": "'self'",
    "script-src": "'nonce-abc' 'strict-dynamic'",
    "style-src": "'self' 'nonce-abc'",
    "img-src": "'self' data:",
    "media-src": "'self'",
    "frame-src": "'none'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "matchlight",
    "report-uri": "/reports",
    "report-to": "csp",
  });
});

test("configured pictures are allowed by origin", () => {
  const policy = pagePolicy({ images: ["https://storage.example"] })("abc");
  expect(directives(policy)["img-src"]).toBe("'self' data: https://storage.example");
  expect(directives(policy)["media-src"]).toBe("'self' https://storage.example");
});

test("players of third parties are allowed by their hosts, and nothing else of them", () => {
  const policy = directives(pagePolicy({ images: [], frames: VIDEO_HOSTS })("abc"));
  expect(policy["frame-src"]).toBe("https://www.youtube-nocookie.com https://player.vimeo.com");
  const { "frame-src": _frames, ...rest } = policy;
  expect(JSON.stringify(rest)).not.toMatch(/youtube|vimeo/);
});

test("nothing is allowed by 'unsafe-' words or wildcards", () => {
  for (const policy of [BARE_POLICY, pagePolicy({ images: [] })("abc")]) expect(policy).not.toMatch(/unsafe|\*/);
});
