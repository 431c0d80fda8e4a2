import { describe, expect, test } from "vitest";
import { mailOutcome } from "./mail-sender.ts";
import { newsletterSettings } from "./mail-settings.ts";

describe("what became of a mail, by the service's answer", () => {
  test.each([
    [200, null, { kind: "sent" }],
    [202, null, { kind: "sent" }],
    [302, null, { kind: "refused", reason: "status 302" }],
    [401, null, { kind: "refused", reason: "status 401" }],
    [422, "5", { kind: "refused", reason: "status 422" }],
    [408, null, { kind: "later", reason: "status 408" }],
    [409, null, { kind: "later", reason: "status 409" }],
    [429, "1.2", { kind: "later", reason: "status 429", after: 2 }],
    [429, "0", { kind: "later", reason: "status 429", after: 0 }],
    [429, "99999", { kind: "later", reason: "status 429", after: 3_600 }],
    [503, "Tue, 24 Nov 2026 00:00:00 GMT", { kind: "later", reason: "status 503" }],
    [500, "-1", { kind: "later", reason: "status 500" }],
  ])("%i with Retry-After %s", (status, retryAfter, outcome) => {
    expect(mailOutcome({ status, retryAfter })).toEqual(outcome);
  });
});

describe("there is a newsletter where a mail can be sent and its links lead somewhere", () => {
  const HTTP = {
    MAIL_PROVIDER: "http",
    MAIL_URL: "https://mail.test/emails",
    MAIL_TOKEN: "t",
    MAIL_FROM: "A <a@b.cd>",
  };
  const SITE_URL = "https://scores.example/";
  const mail = { provider: "http", url: "https://mail.test/emails", token: "t", from: "A <a@b.cd>" };
  const siteUrl = "https://scores.example";
  test.each([
    ["production", { ...HTTP, SITE_URL }, { mail, siteUrl }],
    ["production", { ...HTTP, SITE_URL: "http://scores.example" }, undefined],
    ["production", { ...HTTP, SITE_URL: "scores.example" }, undefined],
    ["production", { ...HTTP }, undefined],
    ["production", { ...HTTP, SITE_URL, MAIL_URL: "http://mail.test" }, undefined],
    ["production", { ...HTTP, SITE_URL, MAIL_TOKEN: "" }, undefined],
    ["production", { ...HTTP, SITE_URL, MAIL_FROM: undefined }, undefined],
    ["production", { MAIL_PROVIDER: "outbox", SITE_URL }, undefined],
    ["production", { SITE_URL }, undefined],
    ["production", { ...HTTP, MAIL_PROVIDER: "smtp", SITE_URL }, undefined],
    [
      "local",
      { MAIL_PROVIDER: "outbox", SITE_URL: "http://localhost:8787" },
      { mail: { provider: "outbox" }, siteUrl: "http://localhost:8787" },
    ],
  ])("%s %j", (ENVIRONMENT, env, settings) => {
    expect(newsletterSettings({ ENVIRONMENT, ...env })).toEqual(settings);
  });
});
