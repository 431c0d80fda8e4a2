import { describe, expect, test } from "vitest";
import { cookieOf, testSession } from "../members/test-member.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";

const EVENTS = "/football/event";
const saved = () => Response.json({ message: "Success", result: { businessCode: 0 } });

const start = (upstream: () => Response = saved) => startEdge({ upstream });
const memberOf = async (language: string) => ({ Cookie: await cookieOf({ ...testSession(7), language }) });
const sessionIn = (response: Response): string => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
const shown = ({ status, headers }: Response) => [status, headers.get("Location")];

describe("a member who prefers Thai", () => {
  test("is led to pages about events in Thai, before any cached page, with their query", async () => {
    const { get, rendered } = start();
    await get(`/en${EVENTS}`);
    const headers = await memberOf("th");
    // The second request finds the session unsealed, which the fast path needs.
    for (const path of [EVENTS, EVENTS, "/basketball/event?page=2"]) {
      const response = await get(`/en${path}`, { headers });
      expect(shown(response)).toEqual([302, `/th${path}`]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect((await get(`/th${EVENTS}`, { headers })).status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("reads every other page in the language of its address", async () => {
    const { get } = start();
    const headers = { ...(await memberOf("th")), Referer: `${ORIGIN}/en/football/matches` };
    for (const path of ["/en/news", "/en/football/matches"]) expect((await get(path, { headers })).status).toBe(200);
  });

  test.each([EVENTS, "/football/matches"])(
    "who chooses English on %s has it saved, and nothing loops",
    async (path) => {
      const { get, upstreamFetch } = start();
      await get(`/en${path}`);
      const headers = { ...(await memberOf("th")), Referer: `${ORIGIN}/th${path}`, "Sec-Fetch-Site": "same-origin" };
      const response = await get(`/en${path}`, { headers });
      expect(response.status).toBe(200);
      const sent = upstreamFetch.mock.calls[0]?.[0];
      expect(new URL(sent?.url ?? "").pathname).toBe("/user/updateProfilePreferredLanguage");
      expect(Object.fromEntries(new URLSearchParams(await sent?.text()))).toMatchObject({
        preferredLanguage: "en",
        token: "token-of-member-7",
      });
      const Cookie = sessionIn(response);
      expect(Cookie).toMatch(/^__Host-session=./);
      const after = { Cookie, Referer: `${ORIGIN}/en${path}` };
      expect((await get(`/en${EVENTS}`, { headers: after })).status).toBe(200);
      expect(shown(await get(`/th${EVENTS}`, { headers: { Cookie } }))).toEqual([302, `/en${EVENTS}`]);
      expect(upstreamFetch).toHaveBeenCalledOnce();
      expect((await get(`/en${path}`)).headers.get("Set-Cookie")).toBeNull();
    },
  );

  test.each([
    ["does not answer", () => new Response("", { status: 503 })],
    ["refuses", () => Response.json({ result: { businessCode: 100_101, message: "later" } })],
  ])("who chooses English gets the page all the same where the supplier %s", async (_, upstream) => {
    const { get } = start(upstream);
    const headers = { ...(await memberOf("th")), Referer: `${ORIGIN}/th${EVENTS}` };
    const response = await get(`/en${EVENTS}`, { headers });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([200, null]);
  });

  test("whose session is over gets the page as a guest", async () => {
    const { get } = start(() => Response.json({ result: { businessCode: 100_007, message: "over" } }));
    const headers = { ...(await memberOf("th")), Referer: `${ORIGIN}/th${EVENTS}` };
    const response = await get(`/en${EVENTS}`, { headers });
    expect([response.status, sessionIn(response)]).toEqual([200, "__Host-session="]);
  });

  test.each([
    ["another site's link", { Referer: "https://other.example/th/football/event" }],
    ["another site that hides", { Referer: `${ORIGIN}/th${EVENTS}`, "Sec-Fetch-Site": "cross-site" }],
    ["a prefetch", { Referer: `${ORIGIN}/th${EVENTS}`, "Sec-Purpose": "prefetch" }],
  ])("whose browser follows %s has nothing saved", async (_, given) => {
    const { get, upstreamFetch } = start();
    const response = await get(`/en${EVENTS}`, { headers: { ...(await memberOf("th")), ...given } });
    expect(shown(response)).toEqual([302, `/th${EVENTS}`]);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });
});

test("a script gets the page that it asks for", async () => {
  const { get, upstreamFetch } = start();
  const headers = { ...(await memberOf("th")), Referer: `${ORIGIN}/en${EVENTS}`, "Sec-Fetch-Mode": "cors" };
  expect((await get(`/en${EVENTS}`, { headers })).status).toBe(200);
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test("guests read pages about events in the language of the address", async () => {
  const { get, upstreamFetch } = start();
  const headers = { Cookie: "locale=th", Referer: `${ORIGIN}/th${EVENTS}` };
  expect((await get(`/en${EVENTS}`, { headers })).status).toBe(200);
  expect(upstreamFetch).not.toHaveBeenCalled();
});
