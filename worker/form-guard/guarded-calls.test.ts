import { expect, test } from "vitest";
import { CodeSentResult } from "#contract/calls/members/codes";
import { ENDPOINTS } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import { guardRuleOf } from "./guarded-calls.ts";

const calls: readonly Endpoint[] = Object.values(ENDPOINTS);
const rulesOf = (some: readonly Endpoint[]) => some.map(({ name }) => [name, guardRuleOf(name)?.check]);

test("every call that sends a code needs a check", () => {
  const sending = calls.filter(({ result }) => result === CodeSentResult);
  expect(sending.length).toBeGreaterThan(4);
  expect(rulesOf(sending)).toEqual(sending.map(({ name }) => [name, "always"]));
});

test("every call that signs in or leads to a new password is limited", () => {
  const signing = calls.filter(({ withheld = [] }) =>
    ["providerToken", "resetToken", "linkToken", "challengeToken"].some((token) => withheld.includes(token)),
  );
  expect(signing.length).toBeGreaterThan(6);
  expect(signing.filter(({ name }) => !guardRuleOf(name))).toEqual([]);
});

test("the call that sends a mail to whatever address was typed needs a check", () => {
  expect(guardRuleOf("newsletterSubscribe")?.check).toBe("always");
});

test("no call that pages make without a form is limited", () => {
  expect(calls.filter(({ name, effect }) => !effect && guardRuleOf(name))).toEqual([]);
});

test("every call with a code for a number is that of a browser which may have requested it", () => {
  const withCode = calls.filter(({ access, query }) => {
    const fields = Object.keys((query as unknown as { shape?: object }).shape ?? {});
    return access === "public" && fields.includes("phone") && fields.some((field) => /^(?:phoneC|c)ode$/.test(field));
  });
  expect(withCode.length).toBeGreaterThan(4);
  expect(withCode.map(({ name }) => [name, guardRuleOf(name)?.familiar])).toEqual(
    withCode.map(({ name }) => [name, ["used", "asked"]]),
  );
});
