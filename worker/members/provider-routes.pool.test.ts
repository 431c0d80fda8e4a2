import { describe, expect, test } from "vitest";
import type { Env } from "../platform/env.ts";
import { readSessionKeys, type SessionKeys } from "../settings/session-keys.ts";
import { HOME, ORIGIN, startEdge } from "../test-edge.ts";
import { sealedSessionIn } from "./host-cookie.ts";
import { startAttempt } from "./start-attempt.ts";
import { cookieOf, TEST_SESSION_KEYS, testSession } from "./test-member.ts";

const USER = { username: "u9", nickname: "Lin9", hasPassword: false, identities: [{ provider: "line" }] };
const ok = (data: object) => Response.json({ message: "Success", result: { businessCode: 0, data } });
const refused = (businessCode: number) => Response.json({ message: "no", result: { businessCode, message: "no" } });
const signedIn = () => ok({ token: "t".repeat(20), user: USER });

const env = { SESSION_KEYS: TEST_SESSION_KEYS, LINE_CLIENT_ID: "2000000001", ZALO_CLIENT_ID: "77" };
const START = "/th/signin/line?callBackUrl=/th/football/fav";

const pair = (cookie: string | undefined): string => cookie?.split(";")[0] ?? "";

/** Starts at a provider, and returns with the query that `back` makes of the state. */
async function roundTrip(
  upstream: (request: Request) => Response,
  back: (state: string) => string,
  { start = START, cookie = "", cookieBack = cookie }: { start?: string; cookie?: string; cookieBack?: string } = {},
) {
  const edge = startEdge({ env, upstream });
  const there = await edge.get(start, { headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" } });
  const params = new URL(there.headers.get("Location") ?? "").searchParams;
  const [attempt] = there.headers.getSetCookie();
  const Cookie = [cookieBack, pair(attempt)].filter(Boolean).join("; ");
  const answer = await edge.get(back(params.get("state") ?? ""), { headers: { Cookie } });
  return { ...edge, params, attempt, answer, location: answer.headers.get("Location") };
}
const good = (state: string) => `/linecallback?code=c1&state=${state}`;

describe("the way to a provider", () => {
  test("sets one sealed cookie that comes back from another site", async () => {
    const { params, attempt } = await roundTrip(signedIn, good);
    expect(params.get("redirect_uri")).toBe(`${ORIGIN}/linecallback`);
    expect(attempt).toMatch(/^__Host-attempt=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(attempt).not.toContain(params.get("state"));
  });

  test("differs each time", async () => {
    const [one, other] = await Promise.all([roundTrip(signedIn, good), roundTrip(signedIn, good)]);
    for (const name of ["state", "nonce", "code_challenge"])
      expect(one.params.get(name)).not.toBe(other.params.get(name));
  });

  test.each(["/th/signin/google", "/xx/signin/line"])("%s leads nowhere else", async (path) => {
    const answer = await startEdge({ env }).get(path);
    expect(answer.headers.get("Location") ?? "").not.toMatch(/^https?:/);
  });

  test.each<Record<string, string>>([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Referer: `${ORIGIN}/th/signin` },
    // A link in a chat or a mail.
    { "Sec-Fetch-Site": "none" },
    // A browser that does not say where it comes from.
    {},
    { Referer: "https://other.example/" },
    { Referer: `${ORIGIN}.other.example/` },
  ])("is left to the page of sign-in where a link was followed with %j", async (headers) => {
    const answer = await startEdge({ env }).get(START, { headers });
    expect(answer.headers.get("Location")).toMatch(/^\/th\/signin\?callBackUrl=/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("is taken by an old browser whose Referer is ours", async () => {
    const answer = await startEdge({ env }).get(START, { headers: { Referer: `${ORIGIN}/th/signin` } });
    expect(answer.headers.get("Location")).toMatch(/^https:\/\/access\.line\.me\//);
  });

  test("is never part of another sign-in", async () => {
    const start = "/th/signin/line?callBackUrl=/th/signin/zalo";
    expect((await roundTrip(signedIn, good, { start })).location).toBe(HOME.replace("/en/", "/th/"));
  });

  test("is not there where it is not configured", async () => {
    const answer = await startEdge({ env: { SESSION_KEYS: TEST_SESSION_KEYS } }).get(START);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("the way back", () => {
  test("signs in by what the provider sent and the cookie kept", async () => {
    const { upstreamFetch, params, answer, location } = await roundTrip(signedIn, good);
    const form = new URLSearchParams(await upstreamFetch.mock.calls[0]?.[0].text());
    expect(form.get("code")).toBe("c1");
    expect(form.get("redirectUri")).toBe(`${ORIGIN}/linecallback`);
    expect(form.get("nonce")).toBe(params.get("nonce"));
    const digest = new Uint8Array(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(form.get("codeVerifier") ?? "")),
    );
    const challenge = btoa(String.fromCharCode(...digest))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    expect(challenge).toBe(params.get("code_challenge"));
    expect(location).toBe("/th/football/fav");
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((cookie) => sealedSessionIn(pair(cookie)))).toBe(true);
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-attempt=; Max-Age=0/));
  });

  test("of an account that nobody has linked leads to sign-up, with what it needs sealed", async () => {
    const pending = () => ok({ needsPhone: true, providerToken: "p".repeat(20), name: "Lin" });
    const { answer, location } = await roundTrip(pending, good);
    expect(location).toBe("/th/signup?callBackUrl=%2Fth%2Ffootball%2Ffav");
    expect(answer.headers.getSetCookie().join()).toMatch(/__Host-pending=[\w.-]+/);
    expect(answer.headers.getSetCookie().join()).not.toContain("pppp");
  });

  test.each([
    ["FRIEND-1", "/th/signup?callBackUrl=%2Fth%2Ffootball%2Ffav&ref=FRIEND-1"],
    ["%22%3E", "/th/signup?callBackUrl=%2Fth%2Ffootball%2Ffav"],
  ])("to sign-up has the code of a friend's link: %s", async (code, expected) => {
    const pending = () => ok({ needsPhone: true, providerToken: "p".repeat(20) });
    expect((await roundTrip(pending, good, { start: `${START}&ref=${code}` })).location).toBe(expected);
  });

  test.each([
    ["cancelled", (state: string) => `/linecallback?error=access_denied&state=${state}`, "/th/signin?callBackUrl="],
    [
      "an error of the provider",
      (state: string) => `/linecallback?error=server_error&state=${state}`,
      "fault=provider",
    ],
    ["a forged state", () => "/linecallback?code=c1&state=forged", "fault=provider"],
    ["another provider's", (state: string) => `/zaloCallBack?code=c1&state=${state}`, "fault=provider"],
  ])("with %s asks nobody", async (_, back, expected) => {
    const { upstreamFetch, answer, location } = await roundTrip(signedIn, back);
    expect(location).toContain(expected);
    expect(upstreamFetch).not.toHaveBeenCalled();
    expect(answer.headers.getSetCookie().join()).not.toContain("__Host-session");
  });

  test("without the cookie of an attempt asks nobody", async () => {
    const { get, upstreamFetch } = startEdge({ env, upstream: signedIn });
    const answer = await get("/linecallback?code=c1&state=s", { headers: { "CF-IPCountry": "VN" } });
    expect(answer.headers.get("Location")).toBe("/vn/signin?fault=provider");
    expect(upstreamFetch).not.toHaveBeenCalled();
  });

  test.each([
    [
      "a wrong nonce or a used code, as the supplier says",
      () => refused(100112),
      "/th/signin?fault=100112&callBackUrl=%2Fth%2Ffootball%2Ffav",
    ],
    ["a supplier that is down", () => new Response("", { status: 503 }), "fault=unavailable"],
  ])("with %s says so on the page of sign-in", async (_, upstream, expected) => {
    const { answer, location } = await roundTrip(upstream, good);
    expect(location).toContain(expected);
    expect(answer.headers.getSetCookie().join()).not.toContain("__Host-session=ey");
  });

  test("never leads off the site", async () => {
    const start = "/th/signin/line?callBackUrl=//other.example/";
    expect((await roundTrip(signedIn, good, { start })).location).toBe(`/th${HOME.slice(3)}`);
  });
});

describe("a member", () => {
  const PROFILE = "/th/account/myProfile";
  const cookie = () => cookieOf(testSession(7));
  const keys = readSessionKeys(TEST_SESSION_KEYS) as SessionKeys;

  /** Returns from a provider, after the profile's form has begun to link an account there. */
  async function linkingTrip(upstream: (request: Request) => Response, back = good, cookieBack?: string) {
    const facts = { provider: "line", callBackUrl: PROFILE, locale: "th", origin: ORIGIN } as const;
    const link = { linksTo: testSession(7).username, linkToken: "l".repeat(20) };
    const started = await startAttempt({ ...facts, ...link }, { env: env as Env, keys });
    const edge = startEdge({ env, upstream });
    const Cookie = [cookieBack ?? (await cookie()), pair(started.cookie)].filter(Boolean).join("; ");
    const state = new URL(started.url).searchParams.get("state") ?? "";
    const answer = await edge.get(back(state), { headers: { Cookie } });
    return { ...edge, answer, location: answer.headers.get("Location") };
  }

  test("links the account to their own", async () => {
    const { upstreamFetch, location, answer } = await linkingTrip(() => ok(USER));
    const [request] = upstreamFetch.mock.calls[0] ?? [];
    expect(request?.url).toContain("/user/linkIdentity");
    const form = new URLSearchParams(await request?.text());
    expect([form.get("token"), form.get("linkToken")]).toEqual(["token-of-member-7", "l".repeat(20)]);
    expect(location).toBe(`${PROFILE}?saved=linked`);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-attempt=; Max-Age=0/)]);
  });

  test.each([
    ["an account that another member has linked", () => refused(100119), `${PROFILE}?fault=100119`],
    ["a code that the provider refuses", () => refused(100112), `${PROFILE}?fault=100112`],
    ["a supplier that is down", () => new Response("", { status: 503 }), `${PROFILE}?fault=unavailable`],
    ["a session that is over", () => refused(100007), `/th/signin?callBackUrl=${encodeURIComponent(PROFILE)}`],
  ])("with %s comes back to where that is said", async (_, upstream, expected) => {
    const { location, answer } = await linkingTrip(upstream);
    expect(location).toBe(expected);
    expect(answer.headers.getSetCookie().join().includes("__Host-session=;")).toBe(expected.includes("signin"));
  });

  test("who cancels is in their profile again", async () => {
    const cancel = (state: string) => `/linecallback?error=access_denied&state=${state}`;
    const { location, upstreamFetch } = await linkingTrip(() => ok(USER), cancel);
    expect([location, upstreamFetch.mock.calls.length]).toEqual([PROFILE, 0]);
  });

  test.each([
    ["somebody else signs in", async () => cookieOf(testSession(8))],
    ["they have signed out", async () => ""],
  ])("links nothing when meanwhile %s", async (_, cookieBack) => {
    const { location, upstreamFetch } = await linkingTrip(() => ok(USER), good, await cookieBack());
    expect(location).toBe(`/th/signin?callBackUrl=${encodeURIComponent(PROFILE)}`);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });

  test.each(["same-origin", "cross-site"])("is led to a provider by no address, even where it is %s", async (site) => {
    const headers = { Cookie: await cookie(), "Sec-Fetch-Site": site, Referer: `${ORIGIN}/th/account/myProfile` };
    const answer = await startEdge({ env }).get(START, { headers });
    expect(answer.headers.get("Location")).toBe("/th/football/fav");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
