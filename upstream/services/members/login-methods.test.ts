import { expect, test } from "vitest";
import type { SignInMethod } from "#contract/domain/members";
import { configuredMethods, type LoginSettings, usableMethods } from "./login-methods.ts";

const set = (...methods: (keyof LoginSettings)[]): LoginSettings =>
  Object.fromEntries(methods.map((method) => [method, {}]));

const NOTHING = { hasPassword: false, hasPasskey: false, providers: [] };

test("every method that is configured, a password always", () => {
  expect(configuredMethods({})).toEqual(["password"]);
  expect(configuredMethods(set("firebase", "zalo", "line", "passkeys", "sms"))).toEqual([
    "password",
    "code",
    "passkey",
    "line",
    "zalo",
    "firebase",
  ]);
});

test.each<[string, LoginSettings, Partial<Parameters<typeof usableMethods>[1]>, SignInMethod[]]>([
  ["nothing", {}, {}, []],
  ["a password", {}, { hasPassword: true }, ["password"]],
  ["a linked account", set("line", "zalo"), { providers: ["zalo"] }, ["zalo"]],
  ["a linked account that is no longer configured", set("line"), { providers: ["zalo"] }, []],
  ["a passkey", set("passkeys"), { hasPasskey: true }, ["passkey"]],
  ["a passkey where the site's address is not set", {}, { hasPasskey: true }, []],
  ["no more than a number, where codes are sent", set("sms", "line", "passkeys"), {}, ["code"]],
  ["no more than a number, with Firebase", set("firebase", "line", "passkeys"), {}, ["firebase"]],
])("a member with %s", (_name, settings, has, methods) => {
  expect(usableMethods(settings, { ...NOTHING, ...has })).toEqual(methods);
});
