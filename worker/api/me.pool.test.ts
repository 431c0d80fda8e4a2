import { describe, expect, test, vi } from "vitest";
import { CLIENT_HEADER, readClient } from "#contract/http/client-header";
import { sealedSessionIn } from "../members/host-cookie.ts";
import { cookieOf, TEST_SESSION_KEYS, testSession } from "../members/test-member.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";

const MEMBERS_SECRET = "s".repeat(32);
const USER = {
  username: "u7",
  nickname: "Member7x",
  profilePicture: "avatar/08.svg",
  preferredCountry: "TH",
  hasPassword: true,
  notificationFlag: true,
  walkthroughFlag: false,
  identities: [],
};
const found = (change: object = {}) =>
  Response.json({ message: "Success", result: { businessCode: 0, data: { ...USER, token: "leaked", ...change } } });
const over = () => Response.json({ message: "over", result: { businessCode: 100007, message: "over" } });

const start = (upstream: (request: Request) => Response | Promise<Response>) =>
  startEdge({ env: { SESSION_KEYS: TEST_SESSION_KEYS, MEMBERS_SECRET }, upstream });
const headersOf = async (session = testSession(7), now = Date.now()) => ({
  Cookie: await cookieOf(session, now),
  "CF-Connecting-IP": "203.0.113.7",
});
const SAME = { ...testSession(7), country: "TH" };

interface Me {
  result: { data: { member: object | null; notificationFlag?: boolean } };
}
const me = async (response: Response): Promise<Me["result"]["data"]> => (await response.json<Me>()).result.data;
const SHOWN = { username: "u7", nickname: "Member7x", avatar: "08", country: "TH" };

describe("/api/me", () => {
  test("is nobody for guests, and asks nobody", async () => {
    const { get, upstreamFetch } = start(() => found());
    expect(await me(await get("/api/me"))).toEqual({ member: null });
    expect(upstreamFetch).not.toHaveBeenCalled();
  });

  test("asks with the member's token and a signed address, and passes on neither", async () => {
    const { get, upstreamFetch } = start(() => found());
    const response = await get("/api/me", { headers: await headersOf(SAME) });
    const text = await response.clone().text();
    expect(await me(response)).toEqual({
      member: SHOWN,
      notificationFlag: true,
      walkthroughFlag: false,
      now: expect.any(Number),
    });
    expect(text).not.toMatch(/token|leaked/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.getSetCookie()).toEqual([]);
    const [request] = upstreamFetch.mock.calls[0] ?? [];
    expect(new URL(request?.url ?? "").searchParams.get("token")).toBe("token-of-member-7");
    const header = request?.headers.get(CLIENT_HEADER) ?? undefined;
    expect(await readClient(header, MEMBERS_SECRET, Date.now())).toMatchObject({ address: "203.0.113.7" });
  });

  test.each([
    ["a name that has changed", { nickname: "Other9" }, 0],
    ["a cookie of two days ago", {}, 2 * 86_400_000],
  ])("seals the cookie anew for %s", async (_, change, age) => {
    const { get } = start(() => found(change));
    const response = await get("/api/me", { headers: await headersOf(SAME, Date.now() - age) });
    const [cookie] = response.headers.getSetCookie();
    expect(sealedSessionIn(cookie ?? "")).toBeTruthy();
    const again = await get("/api/me", { headers: { Cookie: cookie?.split(";")[0] ?? "" } });
    expect(await me(again)).toMatchObject({ member: { ...SHOWN, ...change } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test("of a session that is over removes the cookie", async () => {
    const { get } = start(over);
    const response = await get("/api/me", { headers: await headersOf() });
    expect(await me(response)).toEqual({ member: null });
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
  });

  test.each([
    ["is down", () => new Response("no", { status: 503 })],
    ["answers nonsense", () => new Response("<html>")],
    ["says 404", () => new Response("", { status: 404 })],
    ["refuses by another code", () => Response.json({ result: { businessCode: 100008, message: "?" } })],
  ])("ends no session where the supplier %s", async (_, upstream) => {
    const { get } = start(upstream);
    const response = await get("/api/me", { headers: await headersOf(SAME) });
    expect(await me(response)).toEqual({ member: SHOWN });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("another call of a member", () => {
  const post = async (path: string) => ({
    method: "POST",
    headers: { ...(await headersOf()), Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded" },
    body: path,
  });

  test("goes out with the token, which the browser cannot choose, and comes back without one", async () => {
    const { get, upstreamFetch } = start(() => found());
    const response = await get("/api/user/updateProfile", await post("nickname=Somchai7&token=stolen"));
    expect(await response.text()).not.toContain("leaked");
    const form = new URLSearchParams(await upstreamFetch.mock.calls[0]?.[0].text());
    expect(form.getAll("token")).toEqual(["token-of-member-7"]);
    expect(form.get("nickname")).toBe("Somchai7");
  });

  test("ends the session where it is over", async () => {
    const { get } = start(over);
    const response = await get("/api/user/updateProfile", await post("nickname=Somchai7"));
    expect(await response.json()).toMatchObject({ result: { businessCode: 100007 } });
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
  });

  test("of a public kind goes without the token", async () => {
    const upstream = vi.fn(() => new Response("no", { status: 503 }));
    const { get, upstreamFetch } = start(upstream);
    await get("/api/match/score?matchId=7", { headers: await headersOf() });
    expect(upstreamFetch.mock.calls.length).toBeGreaterThan(0);
    for (const [{ url, headers }] of upstreamFetch.mock.calls) {
      expect(url).not.toContain("token");
      expect(headers.get(CLIENT_HEADER)).toBeNull();
    }
  });

  test.each(["login", "loginOtp", "signup", "loginLine", "forgotPassword/validate"])(
    "%s, which signs in, is for pages",
    async (name) => {
      const { get, upstreamFetch } = start(() => found());
      expect((await get(`/api/user/${name}`, await post("phone=1"))).status).toBe(404);
      expect(upstreamFetch).not.toHaveBeenCalled();
    },
  );
});
