import { afterEach, describe, expect, test, vi } from "vitest";
import { EDGE_REFUSALS } from "#contract/tables/edge-refusals";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { startForms, testAddress, testPhone } from "./test-forms.ts";

afterEach(() => vi.restoreAllMocks());

const CODE = { name: "getWSUP" } as const;
const refused = (name: keyof typeof EDGE_REFUSALS) => ({ isRefused: true, code: EDGE_REFUSALS[name] });
const PASSED = { isRefused: false };

describe("the embedded check", () => {
  test("lets a solved challenge pass, once, and for its own form alone", async () => {
    const { send, solve, upstreamFetch } = startForms();
    const botCheck = await solve("sign-up");
    expect(await send({ name: "getWLGP", botCheck })).toMatchObject(refused("checkFailed"));
    expect(upstreamFetch).not.toHaveBeenCalled();
    expect(await send({ ...CODE, phone: testPhone(), botCheck })).toMatchObject(PASSED);
    expect(await send({ ...CODE, phone: testPhone(), botCheck })).toMatchObject({
      ...refused("checkFailed"),
      needsCheck: true,
    });
    expect(upstreamFetch).toHaveBeenCalledTimes(1);
  });

  test("counts for all calls of one form", async () => {
    const { send, solve, upstreamFetch } = startForms();
    const form = { name: "changePhoneGetCode", phone: testPhone(), times: 2 } as const;
    expect(await send({ ...form, botCheck: await solve("change-phone") })).toMatchObject(PASSED);
    expect(upstreamFetch).toHaveBeenCalledTimes(2);
  });

  test("without script a network has one code in ten minutes, whatever the number", async () => {
    const { send, upstreamFetch } = startForms();
    const address = testAddress();
    expect(await send({ ...CODE, phone: testPhone() }, address)).toMatchObject(PASSED);
    const second = await send({ name: "getWLGP", phone: testPhone() }, address.replace(/1$/, "2"));
    expect(second).toMatchObject({ ...refused("checkAllowance"), needsCheck: true });
    expect(second.isRefused && second.retryAfter).toBeGreaterThan(590);
    expect(upstreamFetch).toHaveBeenCalledTimes(1);
    expect(await send({ ...CODE, phone: testPhone() })).toMatchObject(PASSED);
  });

  test("of many at once without script one passes", async () => {
    const { send, upstreamFetch } = startForms();
    const address = testAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ ...CODE, phone: testPhone() }, address)));
    expect(answers.filter(({ isRefused }) => !isRefused)).toHaveLength(1);
    expect(upstreamFetch).toHaveBeenCalledTimes(1);
  });

  test("a wrong answer takes nothing of what a network has without script", async () => {
    const { send } = startForms();
    const address = testAddress();
    expect(await send({ ...CODE, botCheck: "made-up:1" }, address)).toMatchObject(refused("checkFailed"));
    expect(await send({ ...CODE, phone: testPhone() }, address)).toMatchObject(PASSED);
  });
});

describe("signing in by password", () => {
  const wrong = () => Response.json({ message: "no", result: { businessCode: 100101, message: "Wrong." } });

  test("needs a check after three refusals about a number, from wherever", async () => {
    const { send, solve, upstreamFetch } = startForms({ upstream: wrong });
    const form = { name: "login", phone: testPhone() } as const;
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push(await send(form));
    expect(answers.map((answer) => answer.isRefused && (answer.needsCheck ?? false))).toEqual([false, false, true]);
    const address = testAddress();
    expect(await send({ ...form, phone: testPhone() }, address)).toMatchObject({ code: 100101 });
    // The allowance of ten minutes, then none.
    expect(await send(form, address)).toMatchObject({ code: 100101 });
    expect(await send(form, address)).toMatchObject(refused("checkAllowance"));
    expect(await send({ ...form, botCheck: await solve("sign-in") }, address)).toMatchObject({ code: 100101 });
    expect(upstreamFetch).toHaveBeenCalledTimes(6);
  });
});

describe("a service's check", () => {
  const env = { BOTCHECK_PROVIDER: "turnstile", BOTCHECK_SITE_KEY: "site-1", BOTCHECK_SECRET: "secret-1" };
  const right = { success: true, hostname: new URL(ORIGIN).hostname, action: "sign-up" };

  test.each<[string, () => Response | Promise<Response>, ReturnType<typeof refused> | typeof PASSED]>([
    ["passes", () => Response.json(right), PASSED],
    [
      "fails",
      () => Response.json({ success: false, "error-codes": ["invalid-input-response"] }),
      refused("checkFailed"),
    ],
    ["is of another host", () => Response.json({ ...right, hostname: "other.example" }), refused("checkFailed")],
    ["is of another form", () => Response.json({ ...right, action: "reset" }), refused("checkFailed")],
    [
      "is not given in time",
      () => Promise.reject(new DOMException("late", "TimeoutError")),
      refused("checkUnavailable"),
    ],
    ["is a fault of the service", () => new Response("down", { status: 500 }), refused("checkUnavailable")],
  ])("that %s", async (_case, service, outcome) => {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => service());
    const { send, upstreamFetch, logged } = startForms({ env });
    expect(await send({ ...CODE, phone: testPhone(), botCheck: "answer-1" }, "192.0.2.7")).toMatchObject(outcome);
    expect(upstreamFetch).toHaveBeenCalledTimes(outcome === PASSED ? 1 : 0);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, String(init?.body)]).toEqual([
      "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      "secret=secret-1&response=answer-1&remoteip=192.0.2.7",
    ]);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret-1|answer-1/);
  });

  test("cannot be left out", async () => {
    const { send, challenge, upstreamFetch } = startForms({ env });
    expect(await send(CODE)).toMatchObject({ ...refused("checkMissing"), needsCheck: true });
    expect(upstreamFetch).not.toHaveBeenCalled();
    expect((await challenge("sign-up")).status).toBe(404);
  });

  test("is allowed by the policy of pages with such a form alone", async () => {
    const { get } = startEdge({ env });
    const policies = await Promise.all(
      ["/en/signup", "/en/signin", "/en/newsletter", "/en/settings", "/en/football/matches"].map(async (path) =>
        (await get(path)).headers.get("Content-Security-Policy"),
      ),
    );
    const origin = "https://challenges.cloudflare.com";
    expect(policies.map((policy) => policy?.split(origin).length)).toEqual([4, 4, 4, 1, 1]);
    expect(JSON.stringify(policies)).not.toContain("secret-1");
  });

  test("comes with Firebase only where a code is sent", async () => {
    const { get } = startEdge({ env: { ...env, FIREBASE_API_KEY: "key", FIREBASE_PROJECT_ID: "scores" } });
    const policyOf = async (path: string) => (await get(path)).headers.get("Content-Security-Policy");
    expect(await policyOf("/en/signup")).toContain("identitytoolkit");
    expect(await policyOf("/en/newsletter")).not.toContain("identitytoolkit");
  });
});

describe("limits of a minute", () => {
  const within = (most: number) => {
    const seen: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      seen.push(key);
      return { success: seen.filter((one) => one === key).length <= most };
    };
    return { seen, limit };
  };
  const off = { BOTCHECK_PROVIDER: "off" };
  const TOO_MANY = { ...refused("tooMany"), retryAfter: 60 };

  test("count forms of a network, and forms about a number without saying which", async () => {
    const [byAddress, byNumber] = [within(3), within(2)];
    const { send, upstreamFetch, logged } = startForms({
      env: { ...off, FORMS_OF_ADDRESS: byAddress, FORMS_OF_NUMBER: byNumber },
    });
    const phone = testPhone();
    for (const _time of [1, 2]) expect(await send({ ...CODE, phone })).toMatchObject(PASSED);
    expect(await send({ ...CODE, phone })).toEqual(TOO_MANY);
    const address = testAddress();
    for (const _time of [1, 2, 3]) expect(await send({ ...CODE, phone: testPhone() }, address)).toMatchObject(PASSED);
    expect(await send({ ...CODE, phone: testPhone() }, address)).toEqual(TOO_MANY);
    expect(upstreamFetch).toHaveBeenCalledTimes(5);
    expect(JSON.stringify([byNumber.seen, logged.mock.calls])).not.toContain(phone.slice(-8));
  });

  test("count challenges too", async () => {
    const { challenge } = startForms({ env: { FORMS_OF_ADDRESS: within(1) } });
    const address = testAddress();
    expect((await challenge("sign-up", address)).status).toBe(200);
    const second = await challenge("sign-up", address);
    expect([second.status, second.headers.get("Retry-After")]).toEqual([429, "60"]);
  });
});

test("challenges are made for known forms, and never kept", async () => {
  const { challenge } = startForms();
  expect((await challenge("anything")).status).toBe(400);
  expect((await challenge("reset")).headers.get("Cache-Control")).toBe("private, no-store");
});

test.each(["getWSUP", "getWLGP", "forgotPassword/getCode", "changePhone/getCode"])(
  "the browser-facing API is no way around: /api/user/%s",
  async (call) => {
    const { get, upstreamFetch } = startForms();
    const body = new URLSearchParams({ callingCode: "66", phone: "0812345678" });
    const answer = await get(`/api/user/${call}`, { method: "POST", headers: { Origin: ORIGIN }, body });
    expect([answer.status, upstreamFetch.mock.calls.length]).toEqual([404, 0]);
  },
);
