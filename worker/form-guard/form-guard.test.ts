import { afterEach, describe, expect, test, vi } from "vitest";
import { EDGE_REFUSALS } from "#contract/tables/edge-refusals";
import { openBrowser } from "../members/browser.ts";
import type { MemberAnswer } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { callGuardFor, type FormCall } from "./call-guard.ts";
import { openFormGuard } from "./form-guard.ts";

afterEach(() => vi.restoreAllMocks());

const ORIGIN = "https://scores.example";
/** A browser without a cookie. */
const NEW_BROWSER = openBrowser({ cookieHeader: "", keys: undefined });
const OFF = { BOTCHECK_PROVIDER: "off" };
const SERVICE = { BOTCHECK_PROVIDER: "turnstile", BOTCHECK_SITE_KEY: "site-1", BOTCHECK_SECRET: "secret-1" };
const PASSED: MemberAnswer<string> = { isRefused: false, value: "done" } as MemberAnswer<string>;
const WRONG = { isRefused: true, code: 100101 } as MemberAnswer<string>;

/** Counts are those of the isolate: each test has a network and a number of its own. */
let next = 0;
function newForm(name: string, botCheck?: string) {
  next += 1;
  const query = { callingCode: "66", phone: `08${String(next).padStart(8, "0")}` };
  const call: FormCall = { name, query, ...(botCheck !== undefined && { botCheck }) };
  return { call, address: `192.0.${Math.floor(next / 250)}.${next % 250}` };
}

const guardOf = (env: Partial<Env>, address: string | undefined, origin: string | undefined = ORIGIN) =>
  openFormGuard({ env: { ENVIRONMENT: "local", ...env } as Env, address, origin }, NEW_BROWSER);

const refused = (name: keyof typeof EDGE_REFUSALS) => ({ isRefused: true, code: EDGE_REFUSALS[name] });
const binding = (...successes: boolean[]) => ({
  limit: vi.fn(async (_: { key: string }) => ({ success: successes.shift() ?? true })),
});

test("a call that is no form's is made, whatever the limits", async () => {
  const { address } = newForm("matchList");
  const limits = { FORMS_OF_ADDRESS: binding(false), FORMS_OF_NUMBER: binding(false) };
  const make = vi.fn(async () => PASSED);
  for (const guard of [
    guardOf(limits, address),
    callGuardFor({ env: limits as never, address, origin: ORIGIN }, NEW_BROWSER),
  ])
    expect(await guard({ name: "editNickname", query: {} }, make)).toBe(PASSED);
  expect(make).toHaveBeenCalledTimes(2);
  expect(limits.FORMS_OF_ADDRESS.limit).not.toHaveBeenCalled();
});

describe("limits of a minute", () => {
  const tooMany = { ...refused("tooMany"), retryAfter: 60 };

  test.each(["FORMS_OF_ADDRESS", "FORMS_OF_NUMBER"] as const)(
    "refuse by %s before the upstream is asked",
    async (name) => {
      const { call, address } = newForm("getWSUP");
      const make = vi.fn(async () => PASSED);
      expect(await guardOf({ ...OFF, [name]: binding(false) }, address)(call, make)).toEqual(tooMany);
      expect(make).not.toHaveBeenCalled();
    },
  );

  test("of a number are not used up by a form that fails its check", async () => {
    const { call, address } = newForm("getWSUP");
    const FORMS_OF_NUMBER = binding();
    await guardOf({ ...SERVICE, FORMS_OF_NUMBER }, address)(call, async () => PASSED);
    expect(FORMS_OF_NUMBER.limit).not.toHaveBeenCalled();
  });

  test("hold for the guard that is loaded with the first form too", async () => {
    const { call, address } = newForm("getWSUP");
    const env = { ENVIRONMENT: "local", ...OFF, FORMS_OF_ADDRESS: binding(true, false) } as unknown as Env;
    const guard = callGuardFor({ env, address, origin: ORIGIN }, NEW_BROWSER);
    expect(await guard(call, async () => PASSED)).toBe(PASSED);
    expect(await guard(call, async () => PASSED)).toEqual(tooMany);
  });
});

describe("a check", () => {
  test("cannot be left out where a service makes it", async () => {
    const { call, address } = newForm("getWSUP");
    const make = vi.fn(async () => PASSED);
    expect(await guardOf(SERVICE, address)(call, make)).toEqual({ ...refused("checkMissing"), needsCheck: true });
    expect(make).not.toHaveBeenCalled();
  });

  test("of ours may be left out once in ten minutes", async () => {
    const { call, address } = newForm("getWSUP");
    const ask = () => guardOf({}, address)(call, async () => PASSED);
    expect(await ask()).toBe(PASSED);
    const second = await ask();
    expect(second).toMatchObject({ ...refused("checkAllowance"), needsCheck: true });
    expect(second.isRefused && second.retryAfter).toBeGreaterThan(590);
  });

  test("is made once for the calls of one form, and anew for another form", async () => {
    const { call, address } = newForm("getWSUP");
    const guard = guardOf({}, address);
    for (const _ of [1, 2]) expect(await guard(call, async () => PASSED)).toBe(PASSED);
    const other = await guard({ ...call, name: "getWLGP" }, async () => PASSED);
    expect(other).toMatchObject(refused("checkAllowance"));
  });

  test("is not needed where checks are off, or the form is only counted", async () => {
    for (const [env, name] of [
      [OFF, "getWSUP"],
      [SERVICE, "signup"],
    ] as const) {
      const { call, address } = newForm(name);
      expect(await guardOf(env, address)(call, async () => PASSED)).toBe(PASSED);
    }
  });

  test.each([
    ["passes", { success: true, hostname: "scores.example", action: "sign-up" }, ORIGIN, PASSED],
    ["is of another host", { success: true, hostname: "other.example", action: "sign-up" }, ORIGIN, "checkFailed"],
    ["is of another form", { success: true, hostname: "scores.example", action: "reset" }, ORIGIN, "checkFailed"],
    ["fails", { success: false }, ORIGIN, "checkFailed"],
    ["comes from no page", { success: true, hostname: "scores.example", action: "sign-up" }, "", "checkFailed"],
    ["nobody can make", undefined, ORIGIN, "checkUnavailable"],
  ] as const)("that %s", async (_what, verdict, origin, expected) => {
    const answer = async () => (verdict ? Response.json(verdict) : new Response("down", { status: 500 }));
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    for (const stream of ["log", "error"] as const) vi.spyOn(console, stream).mockReturnValue();
    const { call, address } = newForm("getWSUP", "answer-1");
    const guard = openFormGuard(
      {
        env: { ENVIRONMENT: "local", ...SERVICE } as unknown as Env,
        address,
        origin: origin === "" ? undefined : origin,
      },
      NEW_BROWSER,
    );
    const got = await guard(call, async () => PASSED);
    if (typeof expected === "string") expect(got).toEqual({ ...refused(expected), needsCheck: true });
    else expect(got).toBe(expected);
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain(`remoteip=${address}`);
  });
});

describe("signing in by password", () => {
  test("needs a check after three refusals about a number, wherever they came from", async () => {
    const { call } = newForm("login");
    const from = (address: string, env: Partial<Env> = SERVICE) => guardOf(env, address)(call, async () => WRONG);
    const answers = [await from("198.51.100.1"), await from("198.51.100.2"), await from("198.51.100.3")];
    expect(answers).toEqual([WRONG, WRONG, { ...WRONG, needsCheck: true }]);
    expect(await from("198.51.100.4")).toEqual({ ...refused("checkMissing"), needsCheck: true });
    // Nothing can be asked for where checks are off.
    expect(await from("198.51.100.5", OFF)).toEqual(WRONG);
  });

  test("counts no success, and no refusal of another form", async () => {
    const { call, address } = newForm("login");
    for (const _ of [1, 2, 3, 4]) expect(await guardOf(SERVICE, address)(call, async () => PASSED)).toBe(PASSED);
    for (const _ of [1, 2, 3, 4])
      expect(await guardOf(SERVICE, address)({ ...call, name: "signup" }, async () => WRONG)).toBe(WRONG);
    expect(await guardOf(SERVICE, address)(call, async () => WRONG)).toBe(WRONG);
  });
});
