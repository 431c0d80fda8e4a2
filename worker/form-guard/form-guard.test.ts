import { afterEach, describe, expect, test, vi } from "vitest";
import { openBrowser } from "../members/browser.ts";
import { numberOf } from "./subjects.ts";
import {
  EMBEDDED,
  guardOf,
  newBrowser,
  newForm,
  OFF,
  PASSED,
  pass,
  SERVICE,
  serviceReturns,
  within,
  withSolution,
} from "./test-guard.ts";

afterEach(() => vi.restoreAllMocks());

test("a call that is no form's is made, whatever the limits", async () => {
  const limits = { FORMS_OF_ADDRESS: within(0), FORMS_OF_NUMBER: within(0) };
  const make = vi.fn(pass);
  expect(await guardOf(limits)({ name: "editNickname", query: {} }, make)).toBe(PASSED);
  expect(make).toHaveBeenCalledExactlyOnceWith({});
  expect(limits.FORMS_OF_ADDRESS.limit).not.toHaveBeenCalled();
});

describe("the upstream learns", () => {
  const unsolved = newForm;
  const solved = (name: string) => withSolution(newForm(name));
  const wrong = (name: string) => newForm(name, "made-up:1");
  const answered = (name: string) => newForm(name, "answer-1");

  test.each([
    ["a sign-in without a check", EMBEDDED, "login", unsolved, false],
    ["a sign-in with an unneeded check that is solved", EMBEDDED, "login", solved, true],
    ["a sign-in with an unneeded check that is not solved", EMBEDDED, "login", wrong, false],
    ["a sign-in with nothing for the service to verify", SERVICE, "login", unsolved, false],
    ["a sign-in that the service has verified", SERVICE, "login", answered, true],
    ["a sign-up, whose answer nobody verifies", SERVICE, "signup", answered, false],
    ["a code with a solved check", EMBEDDED, "getWLGP", solved, true],
    ["a code that its network has without a check", EMBEDDED, "getWLGP", unsolved, false],
    ["any form where checks are off", OFF, "login", unsolved, true],
  ] as const)("the browser of %s, and whether that counts as checked", async (_what, env, name, formOf, isChecked) => {
    const action = name === "signup" ? "sign-up" : "sign-in";
    serviceReturns({ success: true, hostname: "scores.example", action });
    const browser = newBrowser();
    const make = vi.fn(pass);
    expect(await guardOf(env, { browser })(await formOf(name), make)).toBe(PASSED);
    const facts = { browser: await browser.id(), ...(isChecked && { isChecked }) };
    expect(make.mock.calls).toStrictEqual([[facts]]);
  });

  test("no browser from a newsletter's form", async () => {
    const make = vi.fn(pass);
    expect(await guardOf(EMBEDDED)(await solved("newsletterSubscribe"), make)).toBe(PASSED);
    expect(make.mock.calls).toStrictEqual([[{ isChecked: true }]]);
  });

  test("nothing where browsers have no cookie and no check is made", async () => {
    const make = vi.fn(pass);
    const browser = openBrowser({ cookieHeader: "", keys: undefined });
    expect(await guardOf({}, { browser })(newForm("login"), make)).toBe(PASSED);
    expect(make.mock.calls).toStrictEqual([[{}]]);
  });
});

describe("a browser", () => {
  test.each([
    ["has used a number by signing in", "login", [true, false]],
    ["has requested a code for a number", "getWLGP", [false, true]],
  ])("that %s is familiar with it from then on", async (_what, name, isFamiliar) => {
    const form = newForm(name);
    const browser = newBrowser();
    await guardOf(EMBEDDED, { browser })(form, pass);
    const later = newBrowser(browser.cookie);
    const known = (["used", "asked"] as const).map((as) => later.isFamiliar(numberOf(form.query) ?? "", [as]));
    expect(await Promise.all(known)).toEqual(isFamiliar);
  });

  test.each([
    ["is refused", newForm("login"), true],
    ["only confirms a code to reset a password", newForm("forgotPasswordValidate"), false],
    ["names no number", { name: "loginLine", query: { token: "token-1" } }, false],
  ])("becomes familiar with nothing by a form that %s", async (_what, form, isRefused) => {
    const browser = newBrowser();
    await guardOf(EMBEDDED, { browser })(form, async () => (isRefused ? { isRefused, code: 100101 } : PASSED));
    expect(browser.cookie).toBeUndefined();
  });
});
