import { describe, expect, test } from "vitest";
import { NOTICE_CALLS } from "#contract/calls/notices/notice-calls";
import type { Endpoint } from "#contract/wire/endpoint";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { cookieOf, testSession } from "./test-member.ts";

const CALLS = Object.values<Endpoint>(NOTICE_CALLS);
const READ = CALLS.filter(({ effect }) => !effect);
const CHANGED = CALLS.filter(({ effect }) => effect);

const notice = (title: string) => ({
  notificationId: "1",
  notificationType: 3,
  title,
  content: "a\nb",
  createTime: 1,
  isRead: false,
  isSilent: false,
});

/** Echoes the request's token in every answer: a member's own, which nobody else may see. */
const withToken = async (request: Request): Promise<Response> => {
  const form =
    request.method === "POST" ? new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())) : undefined;
  const token = (form ?? new URL(request.url).searchParams).get("token") ?? "nobody";
  const own = `secret of ${token}`;
  const data = {
    otherList: [notice(own)],
    announcementList: [],
    hasNext: false,
    alerts: own,
    publicKey: own,
    customToken: own,
  };
  return Response.json({ message: "Success", result: { businessCode: 0, data } });
};

const headersOf = async (number: number) => ({ Cookie: await cookieOf(testSession(number)), Origin: ORIGIN });
const SEARCH = "?locale=en&kind=team&id=20101&sportType=0";

describe("what members are told of", () => {
  test.each(READ)("by $name is in no cache, and nobody else's", async ({ path }) => {
    const { get, upstreamFetch } = startEdge({ upstream: withToken });
    const cookies = await Promise.all([headersOf(7), headersOf(8)]);
    const ask = async (who: number | undefined) => {
      const response = await get(`/api${path}${SEARCH}`, who === undefined ? {} : { headers: cookies[who] ?? {} });
      const text = await response.text();
      const seen = [...text.matchAll(/token-of-member-(\d)/g)].map(([, number]) => number);
      return { seen: [...new Set(seen)], control: response.headers.get("Cache-Control") };
    };
    for (const who of [0, 1, undefined, 0, undefined, 1]) {
      const { seen, control } = await ask(who);
      expect(seen).toEqual(who === undefined ? [] : [String(7 + who)]);
      expect(control).toMatch(/no-store/);
    }
    expect(upstreamFetch.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  const FIELDS = {
    ...Object.fromEntries(
      "master lineup kickoff goal var redCard halfTime fullTime news contest comment spoilerFree"
        .split(" ")
        .map((kind) => [kind, "1"]),
    ),
    kind: "team",
    id: "20101",
    sportType: "0",
    upTo: "9",
    leadMinutes: "15",
    timeZone: "UTC",
    delaySeconds: "0",
    locale: "en",
    endpoint: "https://push.test/1",
    p256dh: "p".repeat(87),
    auth: "a".repeat(22),
  };

  test.each(CHANGED)("is changed by $name with POST from a page of this site alone", async ({ path, method }) => {
    const { get, upstreamFetch } = startEdge({ upstream: withToken });
    const headers = await headersOf(7);
    const address = `/api${path}`;
    const send = (init: RequestInit) => get(address, init);
    const form = () => ({ method: "POST", body: new URLSearchParams(FIELDS) });
    expect((await get(`${address}${SEARCH}`, { headers })).status).toBe(405);
    const { Origin: _, ...elsewhere } = headers;
    expect((await send({ ...form(), headers: elsewhere })).status).toBe(403);
    expect((await send({ ...form(), headers: { ...headers, Origin: "https://elsewhere.example" } })).status).toBe(403);
    expect(upstreamFetch).not.toHaveBeenCalled();
    const response = await send({ ...form(), headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
    expect(upstreamFetch.mock.calls.map(([request]) => [request.method, new URL(request.url).pathname])).toEqual([
      [method, path],
    ]);
  });
});
