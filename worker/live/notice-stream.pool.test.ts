import { afterEach, describe, expect, test } from "vitest";
import { cookieOf, testSession } from "../members/test-member.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";

const SOCKET = { Upgrade: "websocket", Origin: ORIGIN };
const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

/** A bell that accepts every request to open a stream. */
const openStream = async (_: Request): Promise<Response> => {
  const { 0: page, 1: own } = new WebSocketPair();
  own.accept();
  own.send('{"latest":"1"}');
  opened.push(own);
  return new Response(null, { status: 101, webSocket: page });
};

function start({ answer = openStream, env = {} }: { answer?: typeof openStream; env?: Record<string, unknown> } = {}) {
  const edge = startEdge({ upstream: answer, env });
  const listen = async (headers: Record<string, string>, init: { method?: string } = {}) =>
    edge.get("/live/notices", { headers, waits: false, ...init });
  return { ...edge, fetch: edge.upstreamFetch, listen };
}

const memberHeaders = async (number = 7) => ({ ...SOCKET, Cookie: await cookieOf(testSession(number)) });

describe("a member's stream", () => {
  test("is opened at the upstream with the session's token, and nothing else", async () => {
    const { listen, fetch } = start();
    const headers = { ...(await memberHeaders()), "X-Username": "u8" };
    const response = await listen(headers);
    expect(response.status).toBe(101);
    response.webSocket?.accept();
    response.webSocket?.close();
    const sent = fetch.mock.calls[0]?.[0];
    expect(sent?.url).toBe("https://upstream.internal/notification/stream");
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      authorization: "Bearer token-of-member-7",
      upgrade: "websocket",
    });
  });

  test.each([
    ["a guest", 401, SOCKET],
    ["a forged cookie", 401, { ...SOCKET, Cookie: "__Host-session=eyJhbGciOiJkaXIifQ..a.b.c" }],
    ["another site", 403, { Upgrade: "websocket", Origin: "https://elsewhere.example" }],
    ["no site at all", 403, { Upgrade: "websocket" }],
    ["no WebSocket", 426, { Origin: ORIGIN }],
  ])("is refused to %s by %i, without a call", async (_, status, headers) => {
    const { listen, fetch } = start();
    const member = status === 401 ? {} : await memberHeaders();
    const { Cookie = "" } = { Cookie: "", ...member, ...headers };
    const response = await listen({ ...headers, Cookie });
    expect(response.status).toBe(status);
    expect(response.webSocket).toBeNull();
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is refused where the upstream says that the session is over", async () => {
    const { listen } = start({ answer: async () => new Response(null, { status: 401 }) });
    const response = await listen(await memberHeaders());
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: "nobody is signed in" });
  });

  test.each([
    ["without an upstream", { UPSTREAM: undefined }],
    ["with a supplier's", { API_BASE_URL: "https://supplier.example" }],
    ["where it is switched off", { REALTIME_PROVIDER: "none" }],
    ["where Firebase has it", { REALTIME_PROVIDER: "firebase-rtdb" }],
  ])("is not to be had %s", async (_, env) => {
    const { listen, fetch } = start({ env });
    for (const headers of [SOCKET, await memberHeaders()]) expect((await listen(headers)).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is to be tried again later while the upstream fails, which the log says", async () => {
    const failing = async () => {
      throw new Error("overloaded");
    };
    const { listen, logged } = start({ answer: failing });
    const response = await listen(await memberHeaders());
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(logged.mock.calls.join()).toContain('"event":"notice_stream_failed","reason":"overloaded"');
  });

  test("is to be tried again later where the upstream answers otherwise", async () => {
    const { listen } = start({ answer: async () => new Response("?", { status: 500 }) });
    expect((await listen(await memberHeaders())).status).toBe(503);
  });

  test("is read by GET alone", async () => {
    const { listen } = start();
    const response = await listen(await memberHeaders(), { method: "POST" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET"]);
  });
});
