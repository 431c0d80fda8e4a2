import { describe, expect, test, vi } from "vitest";
import { startEdge } from "../test-edge.ts";
import { fetchPicture } from "./storage.ts";
import { coloOfTests } from "./test-scenario.ts";

const svg = () => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml", "Set-Cookie": "a=b" } });
// Cache entries outlive a test: each test has its own pictures.
const fresh = () => `/storage/team/${crypto.randomUUID()}`;

test("a picture is fetched once, kept for long, and brings nothing of the upstream with it", async () => {
  const { get, upstreamFetch } = startEdge({ upstream: svg });
  const path = fresh();
  const [first, second] = [await get(path), await get(`${path}?x=1`)];
  expect(upstreamFetch).toHaveBeenCalledOnce();
  expect(upstreamFetch.mock.calls[0]?.[0].url).toBe(`https://upstream${path}`);
  expect(second.headers.get("Cache-Status")).toBe("storage; hit");
  for (const answer of [first, second]) {
    expect(await answer.text()).toBe("<svg/>");
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=604800/);
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  }
});

test("a picture of a state that has passed is kept for a minute", async () => {
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=60" };
  const { get } = startEdge({ upstream: () => new Response("png", { headers }) });
  expect((await get(fresh())).headers.get("Cache-Control")).toBe("public, max-age=60");
});

test.each<[string, () => Response, number]>([
  ["an unknown picture", () => new Response("no", { status: 404 }), 404],
  [
    "a document in a picture's place",
    () => new Response("<script>", { headers: { "Content-Type": "text/html" } }),
    502,
  ],
  ["a redirect", () => new Response(null, { status: 302, headers: { Location: "https://evil.com" } }), 502],
  ["a limit of the upstream", () => new Response("later", { status: 429 }), 502],
  ["a fault of the upstream", () => new Response("Traceback", { status: 500 }), 502],
])("%s is no picture", async (_case, upstream, status) => {
  const { get } = startEdge({ upstream });
  const answer = await get(fresh());
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toMatch(/Traceback|script/);
});

test.each([
  "/storage/Team/1",
  "/storage/team/..%2f..%2fadmin",
  "/storage/team/.env",
  "/storage/team/a%00",
  "/storage/team/1/2",
])("%s does not reach the upstream", async (path) => {
  const { get, upstreamFetch } = startEdge({ upstream: svg });
  const answer = await get(path);
  expect(answer.status).not.toBe(200);
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test.each([
  ["stops in the middle", () => {}],
  ["does not stop", (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(1024 * 1024))],
])("a picture that %s is none", async (_case, pull) => {
  const start = (body: ReadableStreamDefaultController) => body.enqueue(new TextEncoder().encode("<svg>"));
  const body = new ReadableStream({ start, pull });
  const upstream = { fetch: async () => new Response(body, { headers: { "Content-Type": "image/svg+xml" } }) };
  const fetching = fetchPicture(upstream, "/storage/team/1", {}, AbortSignal.timeout(200));
  await expect(fetching).rejects.toThrow();
});

describe("a colo's cache", () => {
  test.each<[string, () => Promise<never>]>([
    ["throws", () => Promise.reject(new Error("no cache"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])("that %s costs a moment and no picture", async (_case, broken) => {
    const spies = (["match", "put"] as const).map((name) => vi.spyOn(coloOfTests(), name).mockImplementation(broken));
    const { get } = startEdge({ upstream: svg, readLimit: 250 });
    const startedAt = performance.now();
    for (let count = 0; count < 4; count += 1) expect((await get(fresh())).status).toBe(200);
    // The store is awaited once; the put in the background has five seconds.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    for (const spy of spies) spy.mockRestore();
  });
});

test("a response that is no picture is requested once a minute", async () => {
  const { get, upstreamFetch } = startEdge({ upstream: () => new Response("no", { status: 404 }) });
  const path = fresh();
  for (let count = 0; count < 3; count += 1) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=60");
  }
  expect(upstreamFetch).toHaveBeenCalledOnce();
});

test("an address that asks for too many unknown pictures is told to wait", async () => {
  const limit = vi.fn(async () => ({ success: false }));
  const { get, upstreamFetch } = startEdge({ upstream: svg, env: { COLD_PICTURES: { limit } } });
  const answer = await get(fresh(), { headers: { "CF-Connecting-IP": "203.0.113.9" } });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(upstreamFetch).not.toHaveBeenCalled();
});

test("there are no pictures here when they are stored elsewhere", async () => {
  const { get, upstreamFetch } = startEdge({
    upstream: svg,
    env: { STORAGE_BASE_URL: "https://storage.example/img/" },
  });
  expect((await get(fresh())).status).toBe(404);
  expect(upstreamFetch).not.toHaveBeenCalled();
  const page = await get("/en/football/matches");
  expect(page.headers.get("Content-Security-Policy")).toContain("img-src 'self' data: https://storage.example;");
});
