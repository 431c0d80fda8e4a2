import { describe, expect, test } from "vitest";
import { cookieOf, testSession } from "../members/test-member.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";

const OPEN = "/th/fantasysport/open";
const ENTER = "https://fantasy.example/enter";
const TOKEN = "token-for-the-fantasy-site";

const answered = () =>
  Response.json({ message: "Success", result: { businessCode: 0, data: { providerToken: TOKEN, expiresIn: 60 } } });
const refused = (businessCode: number, message: string) => () => Response.json({ result: { businessCode, message } });

const start = (upstream: () => Response = answered, FANTASY_ENTER_URL = ENTER) =>
  startEdge({ env: { FANTASY_ENTER_URL }, upstream });

const press = async (number?: number, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { Origin: ORIGIN, ...(number !== undefined && { Cookie: await cookieOf(testSession(number)) }), ...headers },
});

describe("a member's press", () => {
  test("is answered with a form of one use, which nobody keeps and which goes to the fantasy site alone", async () => {
    const { get, upstreamFetch, logged } = start();
    const response = await get(OPEN, await press(7));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Content-Security-Policy")).toContain("form-action https://fantasy.example;");
    const html = await response.text();
    expect(html).toContain(`method="post" action="${ENTER}"`);
    expect(html).toContain(`value="${TOKEN}"`);
    const { searchParams } = new URL(upstreamFetch.mock.calls[0]?.[0].url ?? "");
    expect(Object.fromEntries(searchParams)).toEqual({
      provider: "fantasy",
      lang: "th_TH",
      token: "token-of-member-7",
    });
    expect(`${html}${JSON.stringify([...response.headers])}`).not.toContain("token-of-member");
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/token-of-member|token-for-the-fantasy/);
  });

  test("is asked of the upstream each time", async () => {
    const { get, upstreamFetch } = start();
    for (const number of [7, 7, 8]) await get(OPEN, await press(number));
    expect(upstreamFetch).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["does not answer", () => new Response("", { status: 503 }), /class|fantasysport/],
    ["refuses", refused(100_101, "ลองใหม่ภายหลัง"), /ลองใหม่ภายหลัง/],
  ])("where the supplier %s, says so and leads back", async (_, upstream, text) => {
    const { get } = start(upstream);
    const response = await get(OPEN, await press(7));
    expect(response.status).toBe(503);
    expect(response.headers.get("Content-Security-Policy")).toContain("form-action 'none';");
    const html = await response.text();
    expect(html).toMatch(text);
    expect(html).toContain('href="/th/fantasysport"');
  });

  test("of a session that is over leads to sign-in and ends it here", async () => {
    const { get } = start(refused(100_007, "over"));
    const response = await get(OPEN, await press(7));
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "/th/signin?callBackUrl=%2Fth%2Ffantasysport",
    ]);
    expect(response.headers.get("Set-Cookie")).toContain("__Host-session=;");
  });
});

test("a guest is led to sign-in and asks nobody", async () => {
  const { get, upstreamFetch } = start();
  const response = await get(OPEN, await press());
  expect(response.headers.get("Location")).toBe("/th/signin?callBackUrl=%2Fth%2Ffantasysport");
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test.each([["https://other.example"], ["null"]])("a form of another site (%s) gets nothing", async (Origin) => {
  const { get, upstreamFetch } = start();
  expect((await get(OPEN, await press(7, { Origin }))).status).toBe(403);
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test("a GET of the address is no press of the button", async () => {
  const { get, upstreamFetch } = start();
  const response = await get(OPEN, { headers: { Cookie: await cookieOf(testSession(7)) } });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/th/fantasysport"]);
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test("without a fantasy site there is no such address", async () => {
  const { get } = start(answered, "");
  expect((await get(OPEN, await press(7))).status).toBe(405);
});

describe("the stub of the fantasy site", () => {
  test("is served on a developer's machine, cookies and form included", async () => {
    const { get, upstreamFetch } = start(
      () => new Response(null, { status: 303, headers: { Location: "/fantasy?lang=th_TH", "Set-Cookie": "a=b" } }),
    );
    const response = await get("/fantasy/enter", {
      method: "POST",
      body: "providerToken=t",
      headers: { Cookie: "c=d" },
    });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([303, "a=b"]);
    const sent = upstreamFetch.mock.calls[0]?.[0];
    expect([sent?.url, sent?.headers.get("Cookie"), await sent?.text()]).toEqual([
      "https://upstream/fantasy/enter",
      "c=d",
      "providerToken=t",
    ]);
  });

  test.each(["/fantasy", "/fantasy?lang=th_TH", "/fantasy/logout"])("answers at %s", async (path) => {
    const { get, upstreamFetch } = start(() => new Response("here"));
    expect(await (await get(path)).text()).toBe("here");
    expect(upstreamFetch.mock.calls[0]?.[0].url).toBe(`https://upstream${path}`);
  });

  test("is nowhere in production", async () => {
    const { get, upstreamFetch } = startEdge({
      env: { ENVIRONMENT: "production", NOW: "", CLOCK_SPEED: "", DEV_TOKEN: "" },
    });
    await get("/fantasy");
    expect(upstreamFetch).not.toHaveBeenCalled();
  });
});
