import { describe, expect, test } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { EdgeContext } from "../pages/context.ts";
import { seal } from "../platform/sealed.ts";
import { readSessionKeys } from "../settings/session-keys.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { TEST_SESSION_KEYS } from "./test-member.ts";

const TOKEN = "p".repeat(20);
const USER = { username: "u9", nickname: "Lin9", hasPassword: false, identities: [{ provider: "zalo" }] };
const envelope = (result: object) => Response.json({ message: "", result });
const signedIn = () => envelope({ businessCode: 0, data: { token: "t".repeat(20), user: USER } });
const refused = (businessCode: number) => () => envelope({ businessCode, message: "no" });
const NUMBER = { callingCode: "84", phone: "0912345678", phoneCode: "123456" };

/** The Cookie header of a visitor whom Zalo redirected back `age` milliseconds ago. */
async function pendingCookie({ age = 0, purpose = "pending" as "pending" | "attempt" } = {}): Promise<string> {
  const keys = readSessionKeys(TEST_SESSION_KEYS);
  if ("reason" in keys) throw new Error(keys.reason);
  const claims = { provider: "zalo", name: "Anh", providerToken: TOKEN };
  return `__Host-pending=${await seal(claims, { keys, purpose, now: Date.now() - age, lifetime: 600 })}`;
}

/** A sign-up page: GET shows the pending account, POST runs the test's action on it. */
const start = (act: (context: EdgeContext) => Promise<unknown>, upstream: () => Response = signedIn) =>
  startEdge({
    upstream,
    render: async ({ method }, context) =>
      Response.json((method === "POST" ? await act(context) : await context.account.pending()) ?? null),
  });

const complete = async ({ account }: EdgeContext) => {
  const pending = await account.pending();
  const answer = await pending?.complete(NUMBER);
  if (answer && !answer.isRefused) await account.begin(answer.value);
  return answer;
};

async function post(act: (context: EdgeContext) => Promise<unknown>, upstream?: () => Response) {
  const edge = start(act, upstream);
  const headers = {
    Cookie: await pendingCookie(),
    Origin: ORIGIN,
    "Content-Type": "application/x-www-form-urlencoded",
  };
  const answer = await edge.get("/vn/signup", { method: "POST", headers, body: "intent=complete" });
  return { ...edge, answer, cookies: answer.headers.getSetCookie() };
}
const REMOVED = expect.stringMatching(/^__Host-pending=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
const BROWSER = expect.stringMatching(/^__Host-browser=ey/);
const SESSION = expect.stringMatching(/^__Host-session=ey/);

describe("an account at a provider that waits for a number", () => {
  test("is known to its page by provider and name, without the token", async () => {
    const answer = await start(complete).get("/vn/signup", { headers: { Cookie: await pendingCookie() } });
    expect(await answer.text()).toBe('{"provider":"zalo","name":"Anh"}');
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["without a cookie", async () => ""],
    ["with a forged one", async () => "__Host-pending=eyJhbGciOiJkaXIifQ..a.b.c"],
    ["with one that is sealed for something else", () => pendingCookie({ purpose: "attempt" })],
    ["with one of ten minutes ago", () => pendingCookie({ age: 600_000 })],
  ])("is nobody's %s", async (_, cookie) => {
    const answer = await start(complete).get("/vn/signup", { headers: { Cookie: await cookie() } });
    expect(await answer.text()).toBe("null");
  });

  test("becomes a member's by a number and its code, and the cookie goes", async () => {
    const { upstreamFetch, cookies, logged } = await post(complete);
    const [request] = upstreamFetch.mock.calls[0] ?? [];
    expect(request?.url).toContain("/user/loginZalo");
    const form = Object.fromEntries(new URLSearchParams(await request?.text()));
    expect(form).toMatchObject({ ...NUMBER, providerToken: TOKEN });
    expect(cookies).toEqual([SESSION, REMOVED, BROWSER]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(TOKEN);
  });

  test("that is refused may be tried again", async () => {
    const { code } = MEMBER_REFUSALS.wrongCode;
    const { answer, cookies } = await post(complete, refused(code));
    expect(await answer.json()).toMatchObject({ isRefused: true, code });
    expect(cookies).toEqual([]);
  });

  test("is forgotten when its owner gives it up, at once", async () => {
    const { cookies, answer, upstreamFetch } = await post(async ({ account }) => {
      (await account.pending())?.drop();
      return account.pending();
    });
    expect([await answer.text(), cookies, upstreamFetch.mock.calls]).toEqual(["null", [REMOVED], []]);
  });

  test("is forgotten when somebody signs in otherwise", async () => {
    const { cookies } = await post(async ({ account }) => {
      const answer = await account.call("login", { callingCode: "84", phone: "0912345678", password: "Abcdefg1" });
      if (!answer.isRefused) await account.begin(answer.value);
    });
    expect(cookies).toEqual([SESSION, REMOVED, BROWSER]);
  });
});
