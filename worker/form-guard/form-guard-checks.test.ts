import { afterEach, describe, expect, test, vi } from "vitest";
import {
  EMBEDDED,
  guardOf,
  newForm,
  OFF,
  PASSED,
  pass,
  refused,
  SERVICE,
  serviceReturns,
  testAddress,
  within,
  withSolution,
} from "./test-guard.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a service's check cannot be left out", async () => {
  const make = vi.fn(pass);
  const answer = await guardOf(SERVICE)(newForm("getWSUP"), make);
  expect(answer).toStrictEqual({ ...refused("checkMissing"), needsCheck: true });
  expect(make).not.toHaveBeenCalled();
});

test("a form that fails its check uses up nothing of its number's limit", async () => {
  const FORMS_OF_NUMBER = within(1);
  await guardOf({ ...SERVICE, FORMS_OF_NUMBER })(newForm("getWSUP"), pass);
  expect(FORMS_OF_NUMBER.limit).not.toHaveBeenCalled();
});

test.each([
  ["checks are off", OFF, "getWSUP"],
  ["the form is only counted", SERVICE, "signup"],
])("no check is needed where %s", async (_where, env, name) => {
  expect(await guardOf(env)(newForm(name), pass)).toBe(PASSED);
});

test("a form that never needs a check reads no counts of failures", async () => {
  const match = vi.fn(async () => undefined);
  vi.stubGlobal("caches", { default: { match, put: async () => {} } });
  await guardOf(EMBEDDED)(newForm("signup"), pass);
  expect(match).not.toHaveBeenCalled();
  await guardOf(EMBEDDED)(newForm("login"), pass);
  expect(match).toHaveBeenCalledTimes(2);
});

describe("our own check", () => {
  test("may be left out once in ten minutes", async () => {
    const address = testAddress();
    const send = () => guardOf(EMBEDDED, { address })(newForm("getWSUP"), pass);
    expect(await send()).toBe(PASSED);
    const second = await send();
    expect(second).toMatchObject({ ...refused("checkAllowance"), needsCheck: true });
    expect(second.isRefused && second.retryAfter).toBeGreaterThan(590);
  });

  test("is made once for the calls of one form, and anew for another form", async () => {
    const form = newForm("getWSUP");
    const guard = guardOf(EMBEDDED);
    for (const _ of [1, 2]) expect(await guard(form, pass)).toBe(PASSED);
    expect(await guard({ ...form, name: "getWLGP" }, pass)).toMatchObject(refused("checkAllowance"));
  });

  test("passes once for each challenge, which only one form can use", async () => {
    const form = await withSolution(newForm("getWSUP"));
    expect(await guardOf(EMBEDDED)(form, pass)).toBe(PASSED);
    expect(await guardOf(EMBEDDED)(await withSolution(form), pass)).toBe(PASSED);
    const again = { ...refused("checkFailed"), needsCheck: true };
    expect(await guardOf(EMBEDDED)(form, pass)).toStrictEqual(again);
    const { botCheck } = await withSolution(newForm("getWLGP"));
    expect(await guardOf(EMBEDDED)({ ...form, botCheck }, pass)).toStrictEqual(again);
  });
});

describe("a service's check", () => {
  const right = { success: true, hostname: "scores.example", action: "sign-up" };

  test.each([
    ["is of another host", { ...right, hostname: "other.example" }, {}, "checkFailed"],
    ["is of another form", { ...right, action: "reset" }, {}, "checkFailed"],
    ["fails", { success: false }, {}, "checkFailed"],
    ["comes from no page", right, { origin: undefined }, "checkFailed"],
    ["cannot be verified", undefined, {}, "checkUnavailable"],
  ] as const)("that %s refuses the form", async (_what, verdict, scope, refusal) => {
    serviceReturns(verdict);
    const make = vi.fn(pass);
    const answer = await guardOf(SERVICE, scope)(newForm("getWSUP", "answer-1"), make);
    expect(answer).toStrictEqual({ ...refused(refusal), needsCheck: true });
    expect(make).not.toHaveBeenCalled();
  });

  test("that passes lets the form pass, for the address that it came from", async () => {
    const service = serviceReturns(right);
    const address = testAddress();
    expect(await guardOf(SERVICE, { address })(newForm("getWSUP", "answer-1"), pass)).toBe(PASSED);
    expect(String(service.mock.calls[0]?.[1]?.body)).toContain(`remoteip=${address}`);
  });
});
