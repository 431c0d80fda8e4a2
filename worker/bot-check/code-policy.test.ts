import { expect, test } from "vitest";
import { readBotCheck } from "../settings/bot-check-settings.ts";
import { codePolicy } from "./code-policy.ts";

const PROJECT = { apiKey: "key-1", projectId: "scores", authDomain: "scores.firebaseapp.com" };
const SOURCES = { images: [], frames: ["player.example"] };

type CodeSettings = Parameters<typeof codePolicy>[0];

function directiveIn(settings: Partial<CodeSettings>, name: string, isForMembers?: true): string | undefined {
  const given: CodeSettings = {
    botCheck: { provider: "embedded" },
    firebase: undefined,
    sources: SOURCES,
    ...settings,
  };
  return codePolicy(given, { isForMembers })("n")
    .split("; ")
    .find((one) => one.startsWith(`${name} `));
}

const directive = (name: string, emulatorUrl?: string): string | undefined =>
  directiveIn({ firebase: { ...PROJECT, ...(emulatorUrl && { emulatorUrl }) } }, name);

test("a page that sends codes may ask Firebase and frame reCAPTCHA, besides what other pages may", () => {
  expect(directive("connect-src")).toBe(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/",
  );
  expect(directive("frame-src")).toBe(
    "frame-src https://player.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  );
  expect(directive("script-src")).toBe("script-src 'nonce-n' 'strict-dynamic'");
});

test("what every page of the visitor may ask stays", () => {
  const sources = { ...SOURCES, connections: ["wss://database.example"] };
  expect(directiveIn({ sources }, "connect-src", true)).toBe("connect-src 'self' wss://database.example");
});

test("with an emulator it asks that, and nothing of Google's", () => {
  expect(directive("connect-src", "http://127.0.0.1:9099/")).toBe("connect-src 'self' http://127.0.0.1:9099");
  expect(directive("frame-src", "http://127.0.0.1:9099")).toBe("frame-src https://player.example");
});

test("a member's page has nothing of Firebase, which sends codes to guests alone", () => {
  const firebase = PROJECT;
  expect(directiveIn({ firebase }, "connect-src", true)).toBe("connect-src 'self'");
  expect(directiveIn({ firebase }, "frame-src", true)).toBe("frame-src https://player.example");
});

test.each<[CodeSettings["botCheck"]["provider"], string[]]>([
  ["embedded", []],
  ["off", []],
  ["turnstile", ["https://challenges.cloudflare.com"]],
  ["recaptcha", ["https://www.google.com", "https://www.gstatic.com", "https://recaptcha.google.com"]],
])("with the bot check %s the page loads from %j, beside what Firebase wants", (BOTCHECK_PROVIDER, origins) => {
  const keys = { BOTCHECK_SITE_KEY: "site", BOTCHECK_SECRET: "secret" };
  const botCheck = readBotCheck({ ENVIRONMENT: "local", BOTCHECK_PROVIDER, ...keys });
  if ("reason" in botCheck) throw new Error(botCheck.reason);
  const ends = origins.map((origin) => ` ${origin}`).join("");
  expect(directiveIn({ botCheck }, "script-src")).toBe(`script-src 'nonce-n' 'strict-dynamic'${ends}`);
  expect(directiveIn({ botCheck }, "frame-src", true)).toBe(`frame-src https://player.example${ends}`);
  expect(directiveIn({ botCheck, firebase: { ...PROJECT, emulatorUrl: "http://127.0.0.1:9099" } }, "connect-src")).toBe(
    `connect-src 'self' http://127.0.0.1:9099${ends}`,
  );
});
