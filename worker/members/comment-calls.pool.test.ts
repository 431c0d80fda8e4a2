import { describe, expect, test } from "vitest";
import { COMMENT_CALLS } from "#contract/calls/comments/comment-calls";
import type { Endpoint } from "#contract/wire/endpoint";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { cookieOf, testSession } from "./test-member.ts";

const CHANGED = Object.values<Endpoint>(COMMENT_CALLS).filter(({ effect }) => effect);

/** Echoes the request's token in every answer: a member's own, which nobody else may see. */
const withToken = async (request: Request): Promise<Response> => {
  const form =
    request.method === "POST" ? new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())) : undefined;
  const token = (form ?? new URL(request.url).searchParams).get("token") ?? "nobody";
  const comment = { newsCommentId: "1", text: `written by ${token}`, createTime: 1, isMine: token !== "nobody" };
  const data = { totalComments: 1, hasNext: false, list: [comment], ...comment };
  return Response.json({ message: "Success", result: { businessCode: 0, data } });
};

const headersOf = async (number: number) => ({ Cookie: await cookieOf(testSession(number)), Origin: ORIGIN });
const SEARCH = "?locale=en&newsId=1";

const FIELDS = {
  locale: "en",
  newsId: "1",
  text: "Hello",
  idempotencyKey: "key-of-tests",
  newsCommentId: "1",
  like: "1",
  reason: "spam",
};

describe("the list of everyone", () => {
  test("is cached, and goes without a token whoever asks, even where one is in the address", async () => {
    const { get, upstreamFetch } = startEdge({ upstream: withToken });
    for (const headers of [{}, await headersOf(7), {}]) {
      const answer = await get(`/api/news/listComment${SEARCH}&token=token-of-member-9`, { headers });
      const text = await answer.text();
      expect(text).toContain("written by nobody");
      expect(text).not.toContain("token-of-member");
    }
    expect(upstreamFetch).toHaveBeenCalledOnce();
  });
});

describe("the list of a member", () => {
  test("is in no cache, and nobody else's", async () => {
    const { get } = startEdge({ upstream: withToken });
    const [one, other] = [await headersOf(7), await headersOf(8)];
    for (const [headers, seen] of [
      [one, ["7"]],
      [other, ["8"]],
      [{}, []],
      [one, ["7"]],
    ] as const) {
      const answer = await get(`/api/news/listCommentAsMember${SEARCH}`, { headers });
      const found = [...(await answer.text()).matchAll(/token-of-member-(\d)/g)].map(([, number]) => number);
      expect([...new Set(found)]).toEqual(seen);
      expect(answer.headers.get("Cache-Control")).toMatch(/no-store/);
    }
    const everyone = await (await get(`/api/news/listComment${SEARCH}`, { headers: one })).text();
    expect(everyone).not.toContain("token-of-member");
  });
});

describe("what members change", () => {
  test.each(CHANGED)("by $name is a POST from a page of this site alone", async ({ path, method }) => {
    const { get, upstreamFetch } = startEdge({ upstream: withToken });
    const headers = await headersOf(7);
    const address = `/api${path}`;
    const form = () => ({ method: "POST", body: new URLSearchParams(FIELDS) });
    expect((await get(`${address}?${new URLSearchParams(FIELDS)}`, { headers })).status).toBe(405);
    for (const own of [{ Cookie: headers.Cookie }, { ...headers, Origin: "https://elsewhere.example" }])
      expect((await get(address, { ...form(), headers: own })).status).toBe(403);
    expect(upstreamFetch).not.toHaveBeenCalled();
    const answer = await get(address, { ...form(), headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toMatch(/no-store/);
    expect(upstreamFetch.mock.calls.map(([request]) => [request.method, new URL(request.url).pathname])).toEqual([
      [method, path],
    ]);
  });
});

test("there is no way for browsers to what operators do", async () => {
  const { get, upstreamFetch } = startEdge({ upstream: withToken });
  const headers = await headersOf(7);
  for (const path of ["/api/admin/comments", "/api/news/moderateComment", "/api/news/commentsToModerate"]) {
    expect((await get(path, { headers })).status).toBe(404);
    expect((await get(path, { method: "POST", headers, body: new URLSearchParams(FIELDS) })).status).toBe(404);
  }
  expect(upstreamFetch).not.toHaveBeenCalled();
});
