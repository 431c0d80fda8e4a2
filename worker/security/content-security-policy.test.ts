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

test("films are allowed by their hosts, and nothing else of them", () => {
  const policy = directives(pagePolicy({ images: [], films: ["video.example"] })("abc"));
  expect(policy["media-src"]).toBe("'self' https://video.example");
  const { "media-src": _films, ...rest } = policy;
  expect(JSON.stringify(rest)).not.toContain("video.example");
});

test("players of third parties are allowed by their hosts, and nothing else of them", () => {
  const policy = directives(pagePolicy({ images: [], frames: VIDEO_HOSTS })("abc"));
  expect(policy["frame-src"]).toBe("https://www.youtube-nocookie.com https://player.vimeo.com");
  const { "frame-src": _frames, ...rest } = policy;
  expect(JSON.stringify(rest)).not.toMatch(/youtube|vimeo/);
});

test("scripts ask other servers only where they are named", () => {
  const policy = pagePolicy({ images: [], connections: ["https://api.example", "http://127.0.0.1:9099"] })("abc");
  expect(directives(policy)["connect-src"]).toBe("'self' https://api.example http://127.0.0.1:9099");
});

test("what a bot check loads is allowed by its origins, and no pictures of it", () => {
  const origin = "https://check.example";
  const policy = directives(pagePolicy({ images: [], checks: [origin], isHydrated: true })("abc"));
  expect(policy["script-src"]).toBe(`'nonce-abc' 'strict-dynamic' ${origin}`);
  expect([policy["frame-src"], policy["connect-src"]]).toEqual([origin, `'self' ${origin}`]);
  expect([policy["img-src"], policy["style-src"]]).toEqual(["'self' data:", "'self' 'nonce-abc'"]);
});

test("nothing is allowed by 'unsafe-' words or wildcards", () => {
  for (const policy of [BARE_POLICY, pagePolicy({ images: [] })("abc")]) expect(policy).not.toMatch(/unsafe|\*/);
});
