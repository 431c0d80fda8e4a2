import { describe, expect, test, vi } from "vitest";
import { ORIGIN } from "../test-edge.ts";
import { down, goal, read, start, startLive } from "./test-live-routes.ts";

describe("when the upstream fails", () => {
  test("the last good window is still sent, for as long as it takes", async () => {
    const { poll, pass, answerWith } = startLive({ happenings: [goal("m1", -20)] });
    await poll(start());
    answerWith(down);
    // Past the life of cache entries, and past the start of the next window.
    for (const seconds of [30, 90, 600]) {
      await pass(seconds);
      const answer = await poll(start() - 60_000);
      expect(await read(answer)).toMatchObject({ to: start(), changes: [{ id: "m1" }] });
      expect(answer.headers.get("Cache-Status")).toContain("last-good");
    }
  });

  test("a page with a good window does not wait for a late answer, which the next one gets", async () => {
    const { poll, pass, answerWith, upstreamFetch } = startLive({ happenings: [goal("m1", -20)] });
    await poll(start());
    // Longer than a visitor waits, however fast the machine is.
    answerWith(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return upstreamFetch(request);
    });
    await pass(600);
    const answer = await poll(start());
    expect(await read(answer)).toMatchObject({ to: start() });
    expect(answer.headers.get("Cache-Status")).toContain("last-good");
    answerWith(upstreamFetch);
    vi.setSystemTime(Date.now() + 3_000);
    const next = await poll(start());
    vi.useRealTimers();
    expect(await read(next)).toMatchObject({ to: start() + 600_000 });
  });

  test("its recovery is sent from the cursor on", async () => {
    const { poll, pass, answerWith, upstreamFetch } = startLive({ happenings: [goal("m1", 30)] });
    const { to } = await read(await poll(start()));
    answerWith(down);
    await pass(60);
    expect(await read(await poll(to))).toMatchObject({ from: start(), to: start(), changes: [] });
    answerWith(upstreamFetch);
    await pass(3);
    vi.setSystemTime(Date.now() + 3_000);
    const recovered = await read(await poll(to));
    vi.useRealTimers();
    expect(recovered).toMatchObject({ to: start() + 63_000, changes: [{ id: "m1" }] });
  });

  test("a window of another clock is not sent", async () => {
    const { poll, setClock, answerWith } = startLive();
    await poll(start());
    answerWith(down);
    await setClock({ now: new Date(start()).toISOString() });
    expect((await poll(start())).status).toBe(503);
  });

  test.each<[string, () => Response]>([
    ["down", down],
    ["without sense", () => new Response("{")],
    ["of another shape", () => Response.json({ message: "Success", result: { businessCode: 0 } })],
    ["refusing the window", () => Response.json({ message: "since" }, { status: 400 })],
  ])("and nothing is known, pages are asked to poll later: %s", async (_case, answer) => {
    const { poll } = startLive({ answer });
    const refused = await poll(start());
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    expect(await refused.json()).toMatchObject({ message: "nothing is known at the moment" });
  });

  test.each<[string, () => Response]>([
    ["JSON", () => Response.json({ message: "no such call" }, { status: 404 })],
    ["a page", () => new Response("<h1>Not Found</h1>", { status: 404 })],
  ])("a supplier without the call, who says so by %s for minutes, is asked once a minute", async (_case, answer) => {
    vi.useFakeTimers({ toFake: ["Date"], now: start() });
    const { poll, upstreamFetch } = startLive({ answer });
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
    for (let minute = 0; minute < 3; minute += 1) {
      expect((await poll(start())).status).toBe(503);
      pass(61);
    }
    upstreamFetch.mockClear();
    for (let minute = 0; minute < 3; minute += 1) {
      for (let count = 0; count < 2; count += 1) {
        const refused = await poll(start());
        expect(refused.status).toBe(404);
        expect(refused.headers.get("Retry-After")).toBe("300");
        expect(await refused.json()).toMatchObject({ message: "the supplier has no changes" });
        pass(31);
      }
    }
    vi.useRealTimers();
    expect(upstreamFetch).toHaveBeenCalledTimes(3);
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
    const { get, upstreamFetch } = startLive();
    const answer = await get(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    if (status === 405) expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    expect(upstreamFetch).not.toHaveBeenCalled();
  });

  test.each([undefined, "null", "https://elsewhere.example", "http://scores.example"])(
    "a socket from a page of another site (Origin %s)",
    async (origin) => {
      const { get } = startLive();
      const headers = { Upgrade: "websocket", ...(origin && { Origin: origin }) };
      expect((await get(`/live/football/socket?since=${start()}`, { headers })).status).toBe(403);
    },
  );

  test("anything, with a configuration that is refused", async () => {
    const { poll } = startLive({ env: { NOW: "tomorrow" } });
    expect((await poll(start())).status).toBe(503);
  });
});

describe("a hub that is down", () => {
  const hubThat = (fetch: () => Promise<Response>) => ({ idFromName: (name: string) => name, get: () => ({ fetch }) });

  test.each<[string, () => Promise<Response>]>([
    ["throws", () => Promise.reject(new Error("no such object"))],
    ["hangs", () => new Promise<Response>(() => {})],
  ])("and %s is said to be so in seconds, and polls go on", async (_case, fetch) => {
    const { get, poll } = startLive({ env: { LIVE_HUB: hubThat(fetch) as never } });
    const headers = { Upgrade: "websocket", Origin: ORIGIN };
    const answer = await get(`/live/football/socket?since=${start()}`, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect((await poll(start())).status).toBe(200);
  });
});
