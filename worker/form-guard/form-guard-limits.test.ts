import { describe, expect, test, vi } from "vitest";
import type { FormCall } from "./call-guard.ts";
import {
  EMBEDDED,
  guardOf,
  newBrowser,
  newForm,
  OFF,
  PASSED,
  pass,
  refused,
  SERVICE,
  TOO_MANY,
  testAddress,
  within,
  withSolution,
} from "./test-guard.ts";

test.each(["FORMS_OF_ADDRESS", "FORMS_OF_NUMBER"] as const)(
  "%s refuses a form before the upstream is called",
  async (name) => {
    const make = vi.fn(pass);
    expect(await guardOf({ ...OFF, [name]: within(0) })(newForm("getWSUP"), make)).toEqual(TOO_MANY);
    expect(make).not.toHaveBeenCalled();
  },
);

describe("the limit of a number", () => {
  test.each([
    ["that need no check", EMBEDDED, "signup"],
    ["that need no check, also beside a service", SERVICE, "signup"],
    ["where checks are off", OFF, "login"],
  ])("counts forms of all networks once %s", async (_which, env, name) => {
    const [form, FORMS_OF_NUMBER] = [newForm(name), within(2)];
    const send = () => guardOf({ ...env, FORMS_OF_NUMBER })(form, pass);
    expect([await send(), await send(), await send()]).toEqual([PASSED, PASSED, TOO_MANY]);
  });

  test("is one for each number, in one network too", async () => {
    const [address, FORMS_OF_NUMBER] = [testAddress(), within(1)];
    const send = () => guardOf({ ...EMBEDDED, FORMS_OF_NUMBER }, { address })(newForm("signup"), pass);
    expect([await send(), await send()]).toEqual([PASSED, PASSED]);
  });

  test("does not concern a form without a number", async () => {
    const guard = guardOf({ ...EMBEDDED, FORMS_OF_NUMBER: within(0) });
    expect(await guard({ name: "firebaseLogin", query: { token: "token-1" } }, pass)).toBe(PASSED);
  });

  test("refuses a code beyond it that comes without a check", async () => {
    const env = { ...EMBEDDED, FORMS_OF_NUMBER: within(1) };
    const form = newForm("getWLGP");
    expect(await guardOf(env)(form, pass)).toBe(PASSED);
    expect(await guardOf(env)(form, pass)).toEqual(TOO_MANY);
  });

  test("asks a sign-in beyond it for a service's check", async () => {
    const env = { ...SERVICE, FORMS_OF_NUMBER: within(1) };
    const form = newForm("login");
    expect(await guardOf(env)(form, pass)).toBe(PASSED);
    expect(await guardOf(env)(form, pass)).toEqual({ ...refused("checkMissing"), needsCheck: true });
  });

  test("lets one sign-in beyond it pass from a network without our own check", async () => {
    const env = { ...EMBEDDED, FORMS_OF_NUMBER: within(1) };
    const [address, other] = [testAddress(), newForm("login")];
    const form = newForm("login");
    await guardOf(env)(form, pass);
    await guardOf(env)(other, pass);
    expect(await guardOf(env, { address })(form, pass)).toBe(PASSED);
    expect(await guardOf(env, { address })(other, pass)).toMatchObject(refused("checkAllowance"));
  });
});

describe("with a solved check", () => {
  const sendAll = async (form: FormCall, addresses: readonly (string | undefined)[]) => {
    const env = { ...EMBEDDED, FORMS_OF_NUMBER: within(1) };
    const answers = [];
    for (const address of addresses) answers.push(await guardOf(env, { address })(await withSolution(form), pass));
    return answers;
  };

  test.each(["login", "getWLGP"])("%s passes what other networks have used up of a number", async (name) => {
    const addresses = [testAddress(), testAddress(), testAddress()];
    expect(await sendAll(newForm(name), addresses)).toEqual([PASSED, PASSED, PASSED]);
  });

  test.each(["login", "getWLGP"])("%s is limited in one network and for one number", async (name) => {
    const address = testAddress();
    expect(await sendAll(newForm(name), [address, address])).toEqual([PASSED, TOO_MANY]);
    expect(await sendAll(newForm(name), [address])).toEqual([PASSED]);
  });

  test("forms from the machine itself are not limited", async () => {
    expect(await sendAll(newForm("login"), [undefined, undefined])).toEqual([PASSED, PASSED]);
  });

  test("a newsletter's mailbox is limited across networks all the same", async () => {
    const form = newForm("newsletterSubscribe");
    expect(await sendAll(form, [testAddress(), testAddress()])).toEqual([PASSED, TOO_MANY]);
  });
});

describe("a browser that has signed in with a number", () => {
  const signedIn = async (form: FormCall) => {
    const browser = newBrowser();
    await guardOf(EMBEDDED, { browser })(form, pass);
    return newBrowser(browser.cookie);
  };

  test("passes what its network, and others about its number, have used up", async () => {
    const form = newForm("login");
    const browser = await signedIn(form);
    const env = { ...SERVICE, FORMS_OF_ADDRESS: within(1), FORMS_OF_NUMBER: within(1) };
    const address = testAddress();
    expect(await guardOf(env, { address })(form, pass)).toBe(PASSED);
    expect(await guardOf(env, { address })(form, pass)).toEqual(TOO_MANY);
    expect(await guardOf(env, { address, browser })(form, pass)).toBe(PASSED);
  });

  test("has a limit of its own, wherever it is", async () => {
    const form = newForm("login");
    const browser = await signedIn(form);
    const env = { ...EMBEDDED, FORMS_OF_NUMBER: within(2) };
    const send = () => guardOf(env, { browser })(form, pass);
    expect([await send(), await send(), await send()]).toEqual([PASSED, PASSED, TOO_MANY]);
  });
});
