import { expect, test } from "vitest";
import type { Env } from "../platform/env.ts";
import { checkOrigins, readBotCheck } from "./bot-check-settings.ts";

const read = (variables: Partial<Env>) => readBotCheck({ ENVIRONMENT: "production", ...variables });
const local = (variables: Partial<Env>) => read({ ENVIRONMENT: "local", ...variables });

const KEYS = { BOTCHECK_SITE_KEY: "0x4AAAAAAAsite", BOTCHECK_SECRET: "0x4AAAAAAAsecret" };
const TURNSTILE = { BOTCHECK_PROVIDER: "turnstile", ...KEYS };
const KEYS_MISSING = "BOTCHECK_PROVIDER=turnstile needs BOTCHECK_SITE_KEY and BOTCHECK_SECRET";
const TEST_KEYS = "test keys of a bot check set where ENVIRONMENT is not local";

test.each<[Partial<Env>, string]>([
  [{ BOTCHECK_PROVIDER: "off" }, "BOTCHECK_PROVIDER=off where ENVIRONMENT is not local"],
  [{ BOTCHECK_PROVIDER: "Turnstile" }, "BOTCHECK_PROVIDER=Turnstile is none of turnstile, recaptcha, embedded, off"],
  [{ BOTCHECK_PROVIDER: "turnstile" }, KEYS_MISSING],
  [{ BOTCHECK_PROVIDER: "turnstile", BOTCHECK_SITE_KEY: "k" }, KEYS_MISSING],
  [{ ...TURNSTILE, BOTCHECK_SECRET: "" }, KEYS_MISSING],
  ...[
    "1x00000000000000000000AA",
    "2x00000000000000000000AB",
    "1x00000000000000000000BB",
    "3x00000000000000000000FF",
  ].map((BOTCHECK_SITE_KEY): [Partial<Env>, string] => [{ ...TURNSTILE, BOTCHECK_SITE_KEY }, TEST_KEYS]),
  ...["1", "2", "3"].map((first): [Partial<Env>, string] => [
    { ...TURNSTILE, BOTCHECK_SECRET: `${first}x0000000000000000000000000000000AA` },
    TEST_KEYS,
  ]),
  [{ ...TURNSTILE, BOTCHECK_SITE_KEY: "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI" }, TEST_KEYS],
  [{ ...TURNSTILE, BOTCHECK_SECRET: "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe" }, TEST_KEYS],
  [
    { ...TURNSTILE, BOTCHECK_VERIFY_URL: "http://127.0.0.1:8790/verify" },
    "BOTCHECK_VERIFY_URL is not an https address",
  ],
  [{ ...TURNSTILE, BOTCHECK_SCRIPT_URL: "script.js" }, "BOTCHECK_SCRIPT_URL is not an https address"],
])("%j is refused in production", (variables, reason) => {
  expect(read(variables)).toEqual({ reason });
});

test.each<[Partial<Env>, Partial<Env>]>([
  [{}, {}],
  [{ BOTCHECK_PROVIDER: "" }, {}],
  [{ BOTCHECK_PROVIDER: "embedded" }, {}],
])("without a provider, or with %j, forms are checked by ourselves", (variables) => {
  expect([read(variables), local(variables)]).toEqual([{ provider: "embedded" }, { provider: "embedded" }]);
});

test.each<[string, Partial<Env>, string[], string]>([
  [
    "turnstile",
    {},
    ["https://challenges.cloudflare.com"],
    "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  ],
  [
    "recaptcha",
    {},
    ["https://www.google.com", "https://www.gstatic.com", "https://recaptcha.google.com"],
    "https://www.google.com/recaptcha/api.js?render=explicit",
  ],
  [
    "recaptcha",
    { BOTCHECK_SCRIPT_URL: "https://www.recaptcha.net/recaptcha/api.js" },
    ["https://www.recaptcha.net", "https://www.gstatic.com", "https://recaptcha.google.com"],
    "https://www.recaptcha.net/recaptcha/api.js?render=explicit",
  ],
])("%s with %j: its script and its origins", (BOTCHECK_PROVIDER, variables, origins, scriptUrl) => {
  const settings = read({ BOTCHECK_PROVIDER, ...KEYS, ...variables });
  expect(settings).toMatchObject({ provider: BOTCHECK_PROVIDER, scriptUrl, hasTestKeys: false });
  expect("provider" in settings && checkOrigins(settings)).toEqual(origins);
});

test("locally it may be off, have test keys and a stub without https", () => {
  expect(local({ BOTCHECK_PROVIDER: "off" })).toEqual({ provider: "off" });
  const settings = local({
    ...TURNSTILE,
    BOTCHECK_SITE_KEY: "1x00000000000000000000AA",
    BOTCHECK_SCRIPT_URL: "http://127.0.0.1:8790/api.js",
    BOTCHECK_VERIFY_URL: "http://127.0.0.1:8790/siteverify",
  });
  expect(settings).toMatchObject({ hasTestKeys: true, verifyUrl: "http://127.0.0.1:8790/siteverify" });
});
