import { expect, test, vi } from "vitest";
import type { Env } from "../platform/env.ts";
import { callGuardFor } from "./call-guard.ts";
import { EMBEDDED, newBrowser, newForm, OFF, PASSED, pass, scopeOf, TOO_MANY, within } from "./test-guard.ts";

test("a call that no form triggers is made without reading the settings of forms", async () => {
  const env = new Proxy({} as Env, {
    get: () => {
      throw new Error("settings were read");
    },
  });
  const guard = callGuardFor({ env, address: undefined, origin: undefined }, newBrowser());
  const make = vi.fn(pass);
  expect(await guard({ name: "editNickname", query: {} }, make)).toBe(PASSED);
  expect(make).toHaveBeenCalledExactlyOnceWith({});
  await expect(guard(newForm("login"), make)).rejects.toThrow("settings were read");
});

test("limits hold for the guard that is loaded with the first form", async () => {
  const guard = callGuardFor(scopeOf({ ...OFF, FORMS_OF_ADDRESS: within(1) }), newBrowser());
  const form = newForm("getWSUP");
  expect(await guard(form, pass)).toBe(PASSED);
  expect(await guard(form, pass)).toEqual(TOO_MANY);
});

test("the calls of one request share a guard, and so the check of their form", async () => {
  const guard = callGuardFor(scopeOf(EMBEDDED), newBrowser());
  const form = newForm("getWSUP");
  expect(await guard(form, pass)).toBe(PASSED);
  expect(await guard(form, pass)).toBe(PASSED);
});
