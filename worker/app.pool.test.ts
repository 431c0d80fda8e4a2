import { describe, expect, test } from "vitest";
import type { EdgeContext } from "./pages/context.ts";
import { HOME, noncesOf, pageOf, startEdge } from "./test-edge.ts";

const picture = () => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } });
const broken = () => {
  throw new Error("secret reason");
};

describe("every kind of answer", () => {
  test.each<[string, string, RequestInit, number, Parameters<typeof startEdge>[0]?]>([
    ["a page", HOME, {}, 200],
    ["a page of a member", HOME, { headers: { Cookie: "__Host-session=x" } }, 200],
    ["a redirect that depends on the visitor", "/", {}, 302],
    ["a redirect for everyone", "/vi/football/matches", {}, 301],
    ["a missing file", "/assets/old.js", {}, 404],
    ["the router's data", "/en/football/matches.data", {}, 200],
    ["a wrong method", HOME, { method: "POST" }, 405],
    ["a long query", `${HOME}?x=${"a".repeat(5_000)}`, {}, 414],
    ["a fault of the app", HOME, {}, 500, { render: broken }],
    ["a refused configuration", HOME, {}, 503, { env: { NOW: "tomorrow" } }],
    ["a picture", "/storage/team/1", {}, 200, { upstream: picture }],
    ["a picture that cannot be fetched", "/storage/team/2", {}, 502],
    ["a call", "/api/ip", {}, 200],
    ["a call that does not exist", "/api/nothing/here", {}, 404],
    ["the clock without its token", "/__clock", {}, 404],
    ["the tokens' page, which only development has", "/__style", {}, 404],
  ])("%s carries the security headers", async (_case, path, init, status, setup) => {
    const { get } = startEdge(setup);
    const { headers, status: answered } = await get(path, init);
    expect(answered).toBe(status);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe(
      path === "/storage/team/1" ? "cross-origin" : "same-origin",
    );
    expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("Server-Timing")).toMatch(/^edge;dur=[\d.]+/);
    expect(headers.get("Cache-Control")).toMatch(/no-store|no-cache|max-age=/);
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test.each([
    ["a poll", "/live/football?since=1"],
    ["a refused poll", "/live/chess"],
    ["a wrong method of a poll", "/live/football"],
  ])("%s carries the few that cannot be left out", async (_case, path) => {
    const { headers } = await startEdge().get(path, { method: path.includes("?") ? "GET" : "POST" });
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  test.each([HOME, "/live/football?since=1", "/api/ip"])("%s may be preloaded only where told", async (path) => {
    const { get } = startEdge({ env: { HSTS_PRELOAD: "on" } });
    for (const _layer of ["app", "memory"]) {
      const { headers } = await get(path);
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains; preload");
    }
  });

  test("a page from memory carries the same headers as a rendered one", async () => {
    const { get } = startEdge();
    const names = (response: Response) => [...response.headers.keys()];
    expect(names(await get(HOME))).toEqual(names(await get(HOME)));
  });

  test("each is one line in the log, without queries that no page reads, cookies or tokens", async () => {
    const { get, logged } = startEdge();
    const headers = { Cookie: "locale=th; x=secret", "CF-IPCountry": "TH", Authorization: "Bearer secret" };
    await get(`${HOME}?date=2026-11-21&phone=secret`, { headers });
    await get(HOME, { headers: {} });
    await get(HOME, { headers: {} });
    expect(logged).toHaveBeenCalledTimes(3);
    const [first, , third] = logged.mock.calls.map(([line]) => JSON.parse(line));
    expect(first).toMatchObject({ event: "request", method: "GET", path: `${HOME}?date=2026-11-21`, country: "TH" });
    expect(third).toMatchObject({ status: 200, locale: "en", cache: "pages; hit; ttl=5; detail=memory" });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("secret");
  });
});

describe("redirects", () => {
  test("that depend on the visitor are kept by nobody", async () => {
    const { headers } = await startEdge().get("/", { headers: { "CF-IPCountry": "TH" } });
    expect(headers.get("Location")).toBe("/th/football/matches");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Vary")).toBe("Cookie, Accept-Language, CF-IPCountry");
  });

  test("that are the same for everyone may be kept", async () => {
    const { headers } = await startEdge().get("/VI//football/matches/?date=2026-11-20");
    expect(headers.get("Location")).toBe("/vn/football/matches?date=2026-11-20");
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test("of the app pass, with nothing but their target", async () => {
    const location = "/en/football/england/premier-league/a-vs-b/1";
    const render = () => new Response(null, { status: 301, headers: { Location: location, "X-Remix-Redirect": "x" } });
    const response = await startEdge({ render }).get("/en/football/x/y/z/1");
    expect([response.status, response.headers.get("Location")]).toEqual([301, location]);
    expect(response.headers.has("X-Remix-Redirect")).toBe(false);
  });

  test("to what only data know are answered by the page that they lead to", async () => {
    const right = "/en/football/team/arsenal/42/overview";
    const render = ({ url }: Request, context: EdgeContext) => {
      if (url.endsWith(right)) return pageOf(context, url);
      const isArsenal = url.endsWith("/42/overview");
      return new Response("no such team", isArsenal ? { status: 301, headers: { Location: right } } : { status: 404 });
    };
    const { get } = startEdge({ render });
    const redirectOf = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get("Location"), headers.get("Cache-Control")];
    };
    const forAnHour = "public, max-age=3600";
    expect(await redirectOf("/en/football/team/arsenal/42?x=1")).toEqual([301, `${right}?x=1`, forAnHour]);
    expect(await redirectOf("/en/football/team/gunners/42")).toEqual([301, right, forAnHour]);
    expect(await redirectOf("/EN/football/team/gunners/42/overview/")).toEqual([301, right, forAnHour]);
    expect(await redirectOf("/en/football/team/gunners/42/overview")).toEqual([301, right, forAnHour]);
    expect(await redirectOf("/football/team/arsenal/42")).toEqual([302, right, "private, no-store"]);
    expect(await redirectOf("/en/football/team/arsenal/43")).toEqual([404, null, "private, no-store"]);
    expect(await redirectOf("/en/football/team/overview/overview")).toEqual([404, null, "private, no-store"]);
  });

  test.each([
    ["the stored language", { Cookie: "locale=kh", "CF-IPCountry": "TH" }, "/kh/football/matches"],
    ["the country's", { "CF-IPCountry": "HK" }, "/zh-Hant/football/matches"],
    [
      "the browser's, of those of the country",
      { "CF-IPCountry": "SG", "Accept-Language": "zh-CN" },
      "/zh-Hans/football/matches",
    ],
    ["the default country's when there is none", {}, "/pt/football/matches"],
  ])("lead from the root to %s", async (_case, headers, location) => {
    const response = await startEdge().get("/", { headers: new Headers(Object.entries(headers)) });
    expect(response.headers.get("Location")).toBe(location);
  });
});

describe("limits of a page", () => {
  test("a refusal has an error page whatever stands in the place of the language", async () => {
    for (const prefix of ["constructor", "__proto__", "EN", ""]) {
      const response = await startEdge().get(`/${prefix}`, { method: "POST" });
      expect(response.status).toBe(405);
      expect(await response.text()).toContain(prefix === "EN" ? '<html lang="en">' : '<html lang="pt">');
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused in the page's language", async (method) => {
    const { get, rendered } = startEdge();
    const response = await get("/th/football/matches", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(await response.text()).toContain('<html lang="th">');
    expect(rendered).not.toHaveBeenCalled();
  });

  test("a query longer than any page's is refused, whether the page is in memory or not", async () => {
    const { get } = startEdge();
    const address = `/vn/football/matches?date=2026-11-21&x=${"a".repeat(4_096)}`;
    expect((await get(address)).status).toBe(414);
    await get("/vn/football/matches?date=2026-11-21");
    const response = await get(address);
    expect(response.status).toBe(414);
    expect(await response.text()).toContain('<html lang="vi">');
  });

  test("HEAD is answered as GET, without a body", async () => {
    const { get } = startEdge();
    for (const path of [HOME, "/", "/api/ip", `${HOME}.data`]) {
      const [head, full] = [await get(path, { method: "HEAD" }), await get(path)];
      expect(head.status).toBe(full.status);
      expect(await head.text()).toBe("");
      expect(head.headers.get("Content-Type")).toBe(full.headers.get("Content-Type"));
    }
  });
});

describe("a fault of the app", () => {
  test("is a page in the visitor's language with a reference, without the reason", async () => {
    const { get, logged } = startEdge({ render: broken });
    const response = await get("/kh/football/matches");
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain('<html lang="km">');
    expect(html).toContain(response.headers.get("X-Request-Id"));
    expect(html).toContain('href="/kh/football/matches"');
    expect(html).not.toMatch(/secret|Error|\.ts/);
    expect(JSON.stringify(logged.mock.calls)).toContain("secret reason");
  });

  test("shows a page whose style its policy allows", async () => {
    const { inPolicy, inPage } = await noncesOf(await startEdge({ render: broken }).get(HOME));
    expect(inPage).toEqual([inPolicy]);
  });
});

describe("the client's router", () => {
  test("gets its data uncached, from the request as it came", async () => {
    const { get, rendered } = startEdge({
      render: () => new Response("data", { headers: { "Content-Type": "text/x-script", "X-Remix-Response": "yes" } }),
    });
    const path = `${HOME}.data?date=2026-11-21&_routes=home`;
    const responses = [await get(path), await get(path)];
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(rendered.mock.calls[0]?.[0].url).toBe(`https://scores.example${path}`);
    for (const { headers } of responses) {
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("Cache-Status")).toBe("pages; fwd=bypass");
      expect(headers.get("X-Remix-Response")).toBe("yes");
    }
  });
});

test("the app gets the visitor's place, the clock's instant and the configuration", async () => {
  const { get, rendered } = startEdge({ env: { SUPPORT_MAIL: "help@scores.example", SOCIAL_LINE: "javascript:x" } });
  await get(HOME, { headers: { Cookie: "__Host-session=x; tz=Asia%2FTokyo", "CF-IPCountry": "TH" } });
  const { nonce, upstream, account, doNotCache, fetchAsset, requestId, ...context } = rendered.mock.calls[0]?.[1] ?? {};
  expect(context).toEqual({
    now: Date.parse("2026-11-21T12:00:00Z"),
    locale: "en",
    themeText: "system",
    visitor: expect.objectContaining({ country: "TH", timeZone: "Asia/Tokyo" }),
    origin: "https://scores.example",
    showsPrices: true,
    siteStatus: expect.any(Function),
    config: { storageBaseUrl: "/storage", supportMail: "help@scores.example", socials: {}, apps: {} },
  });
});
