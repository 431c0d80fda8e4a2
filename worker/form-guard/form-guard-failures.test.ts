import { afterEach, describe, expect, test, vi } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { MemberAnswer } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
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
} from "./test-guard.ts";

afterEach(() => vi.restoreAllMocks());

const WRONG: MemberAnswer<string> = { isRefused: true, code: MEMBER_REFUSALS.loginFailed.code };

describe("a sign-in", () => {
  test("needs a check after three refusals about a number, wherever they came from", async () => {
    const form = newForm("login");
    const refuse = (env: Partial<Env> = SERVICE) => guardOf(env)(form, async () => WRONG);
    const answers = [await refuse(), await refuse(), await refuse()];
    expect(answers).toEqual([WRONG, WRONG, { ...WRONG, needsCheck: true }]);
    expect(await refuse()).toEqual({ ...refused("checkMissing"), needsCheck: true });
    // No check can be required where checks are off.
    expect(await refuse(OFF)).toEqual(WRONG);
  });

  test("counts no success, and no refusal of another form", async () => {
    const [form, address] = [newForm("login"), testAddress()];
    for (const _ of [1, 2, 3, 4]) expect(await guardOf(SERVICE, { address })(form, pass)).toBe(PASSED);
    for (const _ of [1, 2, 3, 4])
      expect(await guardOf(SERVICE, { address })({ ...form, name: "signup" }, async () => WRONG)).toBe(WRONG);
    expect(await guardOf(SERVICE, { address })(form, async () => WRONG)).toBe(WRONG);
  });
});

describe("a form whose tries the upstream counts as used up", () => {
  const USED_UP: MemberAnswer<string> = { isRefused: true, code: MEMBER_REFUSALS.tooManyTries.code, retryAfter: 300 };
  const asksFor = (name: "checkAllowance" | "checkMissing") => ({ ...refused(name), needsCheck: true });

  test.each([
    ["our own check", EMBEDDED, asksFor("checkAllowance")],
    ["a service's check", SERVICE, asksFor("checkMissing")],
  ])("may be sent again with %s", async (_which, env, refusal) => {
    expect(await guardOf(env)(newForm("login"), async () => USED_UP)).toStrictEqual({ ...refusal, retryAfter: 300 });
    const withoutTime = async () => ({ isRefused: true, code: MEMBER_REFUSALS.tooManyTries.code }) as const;
    expect(await guardOf(env)(newForm("login"), withoutTime)).toStrictEqual(refusal);
  });

  test.each([
    ["has a solved check", SERVICE, newForm("login", "answer-1")],
    ["is sent where checks are off", OFF, newForm("login")],
    ["never needs a check", EMBEDDED, newForm("signup")],
  ])("is refused as it is if it %s", async (_what, env, form) => {
    serviceReturns({ success: true, hostname: "scores.example", action: "sign-in" });
    expect(await guardOf(env)(form, async () => USED_UP)).toBe(USED_UP);
  });
});
