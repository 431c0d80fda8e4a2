import { expect, test } from "vitest";
import { startEdge } from "../test-edge.ts";
import { newsAnswer } from "./test-news-wire.ts";

// The colo's cache outlives a test: each test uses its own list.

/** An upstream of news; records the query strings of its calls. */
function newsUpstream(answer: () => unknown = () => newsAnswer("1", "2")) {
  const searches: URLSearchParams[] = [];
  const upstream = (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/news/getAllNewsList") return new Response("not here", { status: 404 });
    searches.push(searchParams);
    return Response.json(answer());
  };
  return { upstream, searches };
}

test.each([
  ["/en/news/feed.xml", "application/rss+xml; charset=utf-8", "en", null],
  ["/th/news/football/feed.xml", "application/rss+xml; charset=utf-8", "th_TH", "0"],
  ["/pt/news/basketball/feed.json", "application/feed+json; charset=utf-8", "pt_BR", "1"],
])("%s has the latest thirty pieces", async (path, type, lang, sportType) => {
  const { upstream, searches } = newsUpstream();
  const answer = await startEdge({ upstream }).get(path, { headers: { "CF-IPCountry": "XX" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(answer.headers.get("Cache-Control")).toBe("public, no-cache");
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(await answer.text()).toContain(`https://scores.example/${path.split("/")[1]}/news/all/piece-1/1`);
  expect(searches.map((search) => [search.get("lang"), search.get("sportType"), search.get("size")])).toEqual([
    [lang, sportType, "30"],
  ]);
});

test("who has a feed already gets it again once it has changed", async () => {
  let ids = ["1"];
  const { get, pass } = startEdge({ upstream: newsUpstream(() => newsAnswer(...ids)).upstream });
  const first = await get("/vn/news/feed.xml");
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"\w+"$/);
  const again = () => get("/vn/news/feed.xml", { headers: { "If-None-Match": `W/${tag}` } });
  const same = await again();
  expect(same.status).toBe(304);
  expect(same.headers.get("ETag")).toBe(tag);
  expect(same.headers.get("Cache-Control")).toBe("public, no-cache");
  expect(same.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  ids = ["2", "1"];
  await pass(61_000);
  expect((await again()).status).toBe(200);
});

test("a withdrawn piece is out of the feed within a minute", async () => {
  let ids = ["2", "1"];
  const { get, pass } = startEdge({ upstream: newsUpstream(() => newsAnswer(...ids)).upstream });
  const feed = async () => (await get("/kh/news/feed.json")).text();
  expect(await feed()).toContain("piece-2");
  ids = ["1"];
  await pass(60_000);
  expect(await feed()).not.toContain("piece-2");
});

test("another spelling of the language leads to its own", async () => {
  const answer = await startEdge().get("/vi/news/football/feed.xml");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/vn/news/football/feed.xml"]);
});

test.each(["/xx/news/feed.xml", "/en/news/hockey/feed.xml", "/en/news/feed.txt", "/news/feed.xml"])(
  "there is no feed at %s, and nobody is asked",
  async (path) => {
    const { get, upstreamFetch } = startEdge();
    expect((await get(path)).ok).toBe(false);
    expect(upstreamFetch).not.toHaveBeenCalled();
  },
);

test("where the upstream fails it is worth another try", async () => {
  const answer = await startEdge({ upstream: () => new Response("down", { status: 503 }) }).get(
    "/zh-Hant/news/feed.xml",
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("60");
});
