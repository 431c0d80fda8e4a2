import { beforeAll, describe, expect, it, test } from "vitest";
import { apiLang, LOCALES } from "#contract/tables/locales";
import { FANTASY_TEXTS } from "../../data/sentences/fantasy.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, startMembers } from "../members/test-members.ts";

const { app, call, join, advance } = startMembers();

beforeAll(() => migrate(bindings.DB));

const post = (fields: Record<string, string>) =>
  app.request("/fantasy/enter", { method: "POST", body: new URLSearchParams(fields) }, bindings);
const visit = (path: string, cookie = "") => app.request(path, { headers: { Cookie: cookie } }, bindings);
const cookieOf = (response: Response): string => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

async function tokenOf(token: string): Promise<string> {
  const { value } = await call("getProviderToken", { provider: "fantasy" }, { token });
  return value.providerToken;
}

describe("a member", () => {
  it("arrives with a token of a minute, is known by a masked name, and leaves", async () => {
    const { token, nickname } = await join();
    const given = await call("getProviderToken", { provider: "fantasy" }, { token });
    expect(given.value).toEqual({ providerToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 60 });
    advance(59_000);
    const entered = await post({ providerToken: given.value.providerToken, lang: "th_TH" });
    expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/fantasy?lang=th_TH"]);
    expect(entered.headers.get("Set-Cookie")).toMatch(/; Path=\/fantasy; HttpOnly; Secure; SameSite=None$/);
    const cookie = cookieOf(entered);

    const page = await (await visit("/fantasy?lang=th_TH", cookie)).text();
    expect(page).toContain(`เข้าสู่ระบบในชื่อ ${nickname.slice(0, 3)}••••`);
    expect(page).not.toContain(nickname);
    await visit("/fantasy/logout?lang=th_TH", cookie);
    expect(await (await visit("/fantasy?lang=th_TH", cookie)).text()).not.toContain("••••");
  });

  it("whose account waits for its end does not arrive", async () => {
    const { token } = await join();
    const providerToken = await tokenOf(token);
    await call("deleteAccount", { reason: "other", password: "Abcd1234" }, { token });
    expect((await post({ providerToken, lang: "en" })).status).toBe(403);
  });

  it("is asked for by the call: a guest has no token", async () => {
    expect((await call("getProviderToken", { provider: "fantasy" })).refusal).toBe("sessionInvalid");
  });
});

describe.each(LOCALES)("in $tag", ({ code }) => {
  const lang = apiLang(code, "TH");
  test.each([
    ["used before", async (token: string) => void (await post({ providerToken: token, lang }))],
    ["a minute old", async () => advance(60_000)],
  ])("a token that is %s is refused in words", async (_, spoil) => {
    const { token } = await join();
    const providerToken = await tokenOf(token);
    await spoil(providerToken);
    const answer = await post({ providerToken, lang });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([403, null]);
    expect(await answer.text()).toContain(FANTASY_TEXTS[code].refused);
  });
});

test.each(["", "A".repeat(43), "<script>"])("the made-up token %j is refused", async (providerToken) => {
  const answer = await post({ providerToken, lang: "en" });
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain("<script>");
});

test("of two at once with one token, one arrives", async () => {
  const { token } = await join();
  const providerToken = await tokenOf(token);
  const answers = await Promise.all([1, 2].map(() => post({ providerToken, lang: "en" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
});

test("a token for the fantasy site is good for nothing else", async () => {
  const { token } = await join();
  const providerToken = await tokenOf(token);
  const reset = { resetToken: providerToken, password: "Abcd12345", confirmPassword: "Abcd12345" };
  expect((await call("forgotPasswordChange", reset)).refusal).toBe("tokenInvalid");
});
