import { expect, test, vi } from "vitest";
import type { ServiceSettings } from "../settings/bot-check-settings.ts";
import { type ServiceAnswer, siteVerifier, verdictOf } from "./verifier.ts";

const EXPECTED = { provider: "turnstile", hasTestKeys: false, action: "sign-up", hostname: "scores.example" } as const;
const RIGHT = { success: true, hostname: "scores.example", action: "sign-up" };

test.each<[string, ServiceAnswer, Partial<Parameters<typeof verdictOf>[1]>, string]>([
  ["the right answer", RIGHT, {}, "passed"],
  ["a wrong one", { success: false, "error-codes": ["invalid-input-response"] }, {}, "failed"],
  ["one without a reason", { success: false }, {}, "failed"],
  ["one that was used", { success: false, "error-codes": ["timeout-or-duplicate"] }, {}, "failed"],
  ["another site's", { ...RIGHT, hostname: "other.example" }, {}, "failed"],
  ["one without a host", { success: true, action: "sign-up" }, {}, "failed"],
  ["another form's", { ...RIGHT, action: "sign-in" }, {}, "failed"],
  ["one without an action", { success: true, hostname: "scores.example" }, {}, "failed"],
  ["reCAPTCHA's, which has none", { success: true, hostname: "scores.example" }, { provider: "recaptcha" }, "passed"],
  ["reCAPTCHA's of another site", { success: true, hostname: "other.example" }, { provider: "recaptcha" }, "failed"],
  ["a test key's", { success: true, hostname: "example.com", action: "test" }, { hasTestKeys: true }, "passed"],
  ["a failing test key's", { success: false, "error-codes": [] }, { hasTestKeys: true }, "failed"],
  ["one to a wrong secret", { success: false, "error-codes": ["invalid-input-secret"] }, {}, "unavailable"],
  ["one of a service in trouble", { success: false, "error-codes": ["internal-error"] }, {}, "unavailable"],
])("%s: %j", (_case, answer, changes, verdict) => {
  expect(verdictOf(answer, { ...EXPECTED, ...changes })).toBe(verdict);
});

const SETTINGS: ServiceSettings = {
  provider: "turnstile",
  siteKey: "site",
  secret: "secret",
  scriptUrl: "https://check.example/api.js",
  verifyUrl: "https://check.example/siteverify",
  hasTestKeys: false,
};
const FACTS = { action: "sign-up", address: "192.0.2.7", hostname: "scores.example" } as const;

async function verify(network: () => Response | Promise<Response>, answer = "token") {
  const log = vi.fn();
  const service = vi.fn<typeof fetch>(async () => network());
  return { verdict: await siteVerifier(SETTINGS, log, service)(answer, FACTS), service, log };
}

test("the service gets secret, answer and address by POST", async () => {
  const { verdict, service, log } = await verify(() => Response.json(RIGHT));
  const [url, init] = service.mock.calls[0] ?? [];
  expect([verdict, url, init?.method, String(init?.body)]).toEqual([
    "passed",
    SETTINGS.verifyUrl,
    "POST",
    "secret=secret&response=token&remoteip=192.0.2.7",
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each<[string, () => Response | Promise<Response>]>([
  ["answers 500", () => Response.json(RIGHT, { status: 500 })],
  ["leads elsewhere", () => new Response(null, { status: 302, headers: { Location: "https://other.example" } })],
  ["answers no JSON", () => new Response("<html>")],
  ["answers another shape", () => Response.json({ success: "yes" })],
  ["does not answer in time", () => Promise.reject(new DOMException("secret=secret", "TimeoutError"))],
  ["cannot be reached", () => Promise.reject(new TypeError("secret=secret"))],
])("a service that %s lets nothing pass, and is logged without what was sent", async (_case, network) => {
  const { verdict, log } = await verify(network);
  expect(verdict).toBe("unavailable");
  expect(log).toHaveBeenCalledWith("bot_check_failed", expect.objectContaining({ provider: "turnstile" }));
  expect(JSON.stringify(log.mock.calls)).not.toContain("secret=");
});

test("an answer longer than any is not passed on", async () => {
  const { verdict, service } = await verify(() => Response.json(RIGHT), "x".repeat(4_097));
  expect([verdict, service.mock.calls.length]).toEqual(["failed", 0]);
});
