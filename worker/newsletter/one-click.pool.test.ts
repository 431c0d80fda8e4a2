import { afterEach, describe, expect, test, vi } from "vitest";
import { startEdge } from "../test-edge.ts";

afterEach(() => vi.restoreAllMocks());

const TOKEN = "abc~def";
const ADDRESS = `/newsletter/unsubscribe?token=${encodeURIComponent(TOKEN)}`;
const ONE_CLICK = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

const done = () => Response.json({ message: "Success", result: { businessCode: 0 } });
const refused = () => Response.json({ message: "no", result: { businessCode: 100_151, message: "no" } });
const multipart = () => {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
};

describe("a press in a mail program, from nowhere", () => {
  test.each([
    ["form-encoded", () => ONE_CLICK],
    ["multipart", multipart],
  ])("%s ends the subscription", async (_, body) => {
    const { get, upstreamFetch, logged } = startEdge({ upstream: done });
    const answer = await get(ADDRESS, { method: "POST", body: body() });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const [request] = upstreamFetch.mock.calls[0] ?? [];
    expect(new URL(request?.url ?? "").pathname).toBe("/newsLetter/unsubscribe");
    expect(new URLSearchParams(await request?.text()).get("token")).toBe(TOKEN);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(TOKEN);
  });

  test("comes however often", async () => {
    const { get } = startEdge({ upstream: done });
    for (let time = 0; time < 40; time++)
      expect((await get(ADDRESS, { method: "POST", body: ONE_CLICK })).status).toBe(200);
  });

  test.each<[string, string, BodyInit | undefined, () => Response, number]>([
    ["no token", "/newsletter/unsubscribe", ONE_CLICK, done, 400],
    ["no body", ADDRESS, undefined, done, 400],
    ["another field", ADDRESS, new URLSearchParams({ a: "b" }), done, 400],
    ["another value", ADDRESS, new URLSearchParams({ "List-Unsubscribe": "no" }), done, 400],
    ["JSON", ADDRESS, '{"List-Unsubscribe":"One-Click"}', done, 400],
    ["a long body", ADDRESS, new URLSearchParams({ a: "b".repeat(70_000) }), done, 413],
    ["a link that is not ours", ADDRESS, ONE_CLICK, refused, 400],
    ["an upstream that fails", ADDRESS, ONE_CLICK, () => new Response("", { status: 500 }), 503],
  ])("%s", async (_, address, body, upstream, status) => {
    const { get } = startEdge({ upstream });
    expect((await get(address, { method: "POST", ...(body !== undefined && { body }) })).status).toBe(status);
  });
});

describe("the same address for people", () => {
  test("leads to the page in their language, token and all", async () => {
    const { get, upstreamFetch } = startEdge({ upstream: done });
    const answer = await get(ADDRESS, { headers: { "CF-IPCountry": "TH" } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/th${ADDRESS}`);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });

  test("in a language takes no form of another site", async () => {
    const { get, rendered } = startEdge({ upstream: done });
    const answer = await get(`/en${ADDRESS}`, { method: "POST", body: ONE_CLICK });
    expect(answer.status).toBe(403);
    expect(rendered).not.toHaveBeenCalled();
  });
});
