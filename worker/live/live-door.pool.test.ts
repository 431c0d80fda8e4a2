import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveMessage } from "#contract/domain/live";
import { startEdge } from "../test-edge.ts";
import { changesAnswer, type Happening, NOON } from "./test-changes.ts";

// Stores outlive a test: each has an hour of its own, and so windows that no other asks for.
let base = NOON;
beforeEach(() => {
  base += 3_600_000;
});

interface Setup {
  happenings?: Happening[];
  answer?: (request: Request) => Response | Promise<Response>;
  env?: Parameters<typeof startEdge>[0] extends infer Given ? (Given extends { env?: infer One } ? One : never) : never;
}

/** An edge at `base`, whose upstream tells what has happened until its own now. */
function startLive({ happenings = [], answer, env }: Setup = {}) {
  let now = base;
  const told = vi.fn(answer ?? (({ url }: Request) => changesAnswer(url, now, happenings)));
  let current: (request: Request) => Response | Promise<Response> = told;
  const edge = startEdge({
    upstream: (request) => current(request),
    env: { NOW: new Date(base).toISOString(), ...env },
  });
  return {
    ...edge,
    told,
    answerWith: (next: typeof current) => {
      current = next;
    },
    pass: (seconds: number) => {
      now += seconds * 1_000;
      return edge.setClock({ now: new Date(now).toISOString(), keepEpoch: true });
    },
    poll: (cursor: number, sport = "football") => edge.get(`/live/${sport}?since=${cursor}`),
  };
}

const goal = (matchId: string, seconds: number, seq = 1): Happening => ({ matchId, seq, at: base + seconds * 1_000 });
const read = (response: Response) => response.json<Extract<LiveMessage, { from: number }>>();
const idsOf = async (response: Response) => (await read(response)).changes.map(({ id }) => id);
const down = () => new Response("down", { status: 500 });

describe("a poll", () => {
  test("tells what happened since the cursor, and the cursor to ask with next", async () => {
    const { poll } = startLive({ happenings: [goal("old", -120), goal("m1", -20, 3), goal("m2", -5)] });
    const message = await read(await poll(base - 60_000));
    expect(message).toMatchObject({ from: base - 60_000, to: base, now: base, hasPush: true });
    expect(message.changes).toMatchObject([
      { id: "m1", seq: 3, at: base - 20_000, standing: { state: "live", score: [3, 0] } },
      { id: "m2" },
    ]);
  });

  test("tells the next time what has happened in the meantime", async () => {
    const { poll, pass } = startLive({ happenings: [goal("m1", -20), goal("m2", 6)] });
    const { to } = await read(await poll(base - 60_000));
    await pass(10);
    const next = await read(await poll(to));
    expect(next).toMatchObject({ from: to, to: base + 10_000, now: base + 10_000, changes: [{ id: "m2" }] });
  });

  test("asks the upstream for one window, whatever the cursor, and for the sport", async () => {
    const { poll, told } = startLive();
    await poll(base - 500_000);
    await poll(base - 1_000, "basketball");
    const asked = told.mock.calls.map(([{ url }]) => new URL(url));
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      `/match/changes?since=${base - 600_000}&sportType=0`,
      `/match/changes?since=${base - 600_000}&sportType=1`,
    ]);
  });

  test("two hundred at once with fifty cursors cost one question", async () => {
    const { poll, told } = startLive({
      happenings: Array.from({ length: 60 }, (_, index) => goal(`m${index}`, index - 60)),
      answer: async ({ url }) => {
        await scheduler.wait(20);
        return changesAnswer(url, base, [goal("m1", -30)]);
      },
    });
    const cursors = Array.from({ length: 200 }, (_, index) => base - (index % 50) * 1_000);
    const answers = await Promise.all(cursors.map((cursor) => poll(cursor)));
    expect(told).toHaveBeenCalledOnce();
    const counts = await Promise.all(answers.map(async (answer) => (await idsOf(answer)).length));
    // Told to those whose cursor lies before it, and for two seconds after.
    expect(counts).toEqual(cursors.map((cursor) => (cursor - 2_000 < base - 30_000 ? 1 : 0)));
  });

  test("within a second nothing is asked again, after it once", async () => {
    const { poll, pass, told } = startLive();
    await poll(base);
    await pass(0.9);
    await poll(base);
    expect(told).toHaveBeenCalledTimes(1);
    await pass(0.2);
    await poll(base);
    await poll(base);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["too far back", -700],
    ["far in the future", 60],
  ])("with a cursor %s tells the page to load anew", async (_case, seconds) => {
    const { poll } = startLive({ happenings: [goal("m1", -5)] });
    const answer = await poll(base + seconds * 1_000);
    expect(await answer.json()).toEqual({ reload: true, to: base, now: base, hasPush: true });
  });

  test("tells that nothing is pushed when it is switched off or there is no hub", async () => {
    for (const env of [{ LIVE_PUSH: "off" }, { LIVE_HUB: undefined }]) {
      const { poll, get } = startLive({ env });
      expect(await read(await poll(base))).toMatchObject({ hasPush: false });
      expect((await get(`/live/football/socket?since=${base}`)).status).toBe(404);
    }
  });

  test("is small: few headers, and none of a document or a visitor", async () => {
    const { poll } = startLive();
    const answer = await poll(base);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=1",
      "cache-status": "matchlight; fwd=miss; ttl=1; stored; detail=upstream",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
    });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(110);
  });

  test("HEAD answers with the same headers and no body", async () => {
    const { get } = startLive();
    const answer = await get(`/live/football?since=${base}`, { method: "HEAD" });
    expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([
      200,
      "application/json; charset=utf-8",
      "",
    ]);
  });

  test("one of a hundred is logged", async () => {
    const { poll, logged } = startLive();
    for (let count = 0; count < 101; count += 1) await poll(base);
    const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
    expect(lines).toEqual([
      { event: "live_poll", sport: "football", telling: "changes", source: "upstream", oneOf: 100 },
      { event: "live_poll", sport: "football", telling: "changes", source: "memory", oneOf: 100 },
    ]);
  });
});

describe("when the upstream fails", () => {
  test("the last good window goes on telling what it knows, for as long as it takes", async () => {
    const { poll, pass, answerWith } = startLive({ happenings: [goal("m1", -20)] });
    await poll(base);
    answerWith(down);
    // Past the life of copies, and past the next window's beginning.
    for (const seconds of [30, 90, 600]) {
      await pass(seconds);
      const answer = await poll(base - 60_000);
      expect(await read(answer)).toMatchObject({ to: base, changes: [{ id: "m1" }] });
      expect(answer.headers.get("Cache-Status")).toContain("last-good");
    }
  });

  test("its recovery is told from the cursor on", async () => {
    const { poll, pass, answerWith, told } = startLive({ happenings: [goal("m1", 30)] });
    const { to } = await read(await poll(base));
    answerWith(down);
    await pass(60);
    expect(await read(await poll(to))).toMatchObject({ from: base, to: base, changes: [] });
    answerWith(told);
    await pass(3);
    vi.setSystemTime(Date.now() + 3_000);
    const recovered = await read(await poll(to));
    vi.useRealTimers();
    expect(recovered).toMatchObject({ to: base + 63_000, changes: [{ id: "m1" }] });
  });

  test("a window of another clock is not told", async () => {
    const { poll, setClock, answerWith } = startLive();
    await poll(base);
    answerWith(down);
    await setClock({ now: new Date(base).toISOString() });
    expect((await poll(base)).status).toBe(503);
  });

  test.each<[string, () => Response]>([
    ["down", down],
    ["without sense", () => new Response("{")],
    ["of another shape", () => Response.json({ message: "Success", result: { businessCode: 0 } })],
    ["refusing the window", () => Response.json({ message: "since" }, { status: 400 })],
  ])("and nothing is known, pages are told to ask later: %s", async (_case, answer) => {
    const { poll } = startLive({ answer });
    const refused = await poll(base);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    expect(await refused.json()).toMatchObject({ message: "nothing is known at the moment" });
  });

  test.each<[string, () => Response]>([
    ["JSON", () => Response.json({ message: "no such call" }, { status: 404 })],
    ["a page", () => new Response("<h1>Not Found</h1>", { status: 404 })],
  ])("a supplier without the call, who says so by %s, is asked once", async (_case, answer) => {
    const { poll, told, pass } = startLive({ answer });
    for (let count = 0; count < 5; count += 1) {
      const refused = await poll(base);
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({ message: "the supplier tells no changes" });
      await pass(30);
    }
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("what makes no sense is refused as JSON, without asking the upstream", () => {
  test.each<[string, string, RequestInit, number, object]>([
    ["an unknown sport", "/live/cricket?since=1", {}, 404, { message: "no such sport" }],
    ["an unknown feed", "/live/football/x/y", {}, 404, { message: "no such feed" }],
    ["no feed", "/live", {}, 404, { message: "no such feed" }],
    ["no cursor", "/live/football", {}, 400, { result: { field: "since", businessCode: 400 } }],
    ["no instant", "/live/football?since=soon", {}, 400, { result: { field: "since" } }],
    ["a change", "/live/football?since=1", { method: "POST", body: "x" }, 405, { message: "send GET, HEAD" }],
    ["a change of a socket", "/live/football/socket?since=1", { method: "DELETE" }, 405, { message: "send GET, HEAD" }],
    ["a socket for an unknown sport", "/live/cricket/socket?since=1", {}, 404, { message: "no such sport" }],
    ["a socket without a cursor", "/live/football/socket", {}, 400, { result: { field: "since" } }],
    ["a socket by plain GET", "/live/football/socket?since=1", {}, 426, { message: "open a WebSocket" }],
  ])("%s", async (_case, path, init, status, body) => {
    const { get, told } = startLive();
    const answer = await get(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    if (status === 405) expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    expect(told).not.toHaveBeenCalled();
  });

  test.each([undefined, "null", "https://elsewhere.example", "http://scores.example"])(
    "a socket from a page of another site (Origin %s)",
    async (origin) => {
      const { get } = startLive();
      const headers = { Upgrade: "websocket", ...(origin && { Origin: origin }) };
      expect((await get(`/live/football/socket?since=${base}`, { headers })).status).toBe(403);
    },
  );

  test("anything, with a configuration that is refused", async () => {
    const { poll } = startLive({ env: { NOW: "tomorrow" } });
    expect((await poll(base)).status).toBe(503);
  });
});
