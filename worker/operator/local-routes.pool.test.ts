import { describe, expect, test } from "vitest";
import { HOME, startEdge } from "../test-edge.ts";

const dev = { Authorization: "Bearer dev-token" };
const production = { ENVIRONMENT: "production", NOW: "", CLOCK_SPEED: "", DEV_TOKEN: "" };

describe("the clock control", () => {
  test("tells and moves the clock, and the next rendering has the new instant", async () => {
    const { get, rendered, setClock } = startEdge();
    const before = await (await get("/__clock", { headers: dev })).json<{ now: string; epoch: number }>();
    expect(before.now).toBe("2026-11-21T12:00:00.000Z");
    const moved = await setClock({ now: "2022-11-25T12:00:00Z" });
    expect(await moved.json()).toEqual({ now: "2022-11-25T12:00:00.000Z", epoch: before.epoch + 1 });
    await get(HOME);
    expect(rendered.mock.calls[0]?.[1].now).toBe(Date.parse("2022-11-25T12:00:00Z"));
  });

  test("keeps the epoch when told to", async () => {
    const { setClock } = startEdge();
    const first = await (await setClock({})).json<{ epoch: number }>();
    const second = await (await setClock({ now: "2022-11-25T12:00:00Z", keepEpoch: true })).json();
    expect(second).toEqual({ now: "2022-11-25T12:00:00.000Z", epoch: first.epoch });
  });

  test("opens the windows of a tournament", async () => {
    const { get, setClock } = startEdge();
    await setClock({ now: "2022-11-20T00:00:00Z" });
    expect((await get("/en")).headers.get("Location")).toBe("/en/football/worldcup2022/matches");
  });

  test.each([
    ["not JSON", "now"],
    ["no object", "1"],
    ["no instant", '{"now":"tomorrow"}'],
    ["no speed", '{"speed":-1}'],
  ])("refuses %s and stays as it is", async (_case, body) => {
    const { get } = startEdge();
    const answer = await get("/__clock", { method: "POST", headers: dev, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ reason: expect.any(String) });
    expect(await (await get("/__clock", { headers: dev })).json()).toMatchObject({ now: "2026-11-21T12:00:00.000Z" });
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["without a token", {}, {}],
    ["with another token", { Authorization: "Bearer dev-tokem" }, {}],
    ["with a longer token", { Authorization: "Bearer dev-token-" }, {}],
    ["where no token is set", { Authorization: "Bearer " }, { DEV_TOKEN: "" }],
    ["in production", dev, production],
  ])("does not exist %s", async (_case, headers, env) => {
    const { get } = startEdge({ env });
    for (const method of ["GET", "POST"]) {
      const answer = await get("/__clock", { method, headers, ...(method === "POST" && { body: "{}" }) });
      expect(answer.status).toBe(404);
    }
  });
});

describe("production refuses to serve anything", () => {
  test.each(["NOW", "CLOCK_SPEED", "DEV_TOKEN"])("when %s is set", async (name) => {
    const { get, rendered } = startEdge({ env: { ...production, [name]: "1" } });
    for (const path of [HOME, "/", "/api/ip", "/__clock", "/storage/team/1"]) {
      const answer = await get(path, { headers: dev });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toBe(`refusing to serve: ${name} set where ENVIRONMENT is not local\n`);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect(rendered).not.toHaveBeenCalled();
  });

  test.each(["staging", "LOCAL", ""])("in an ENVIRONMENT of %j likewise", async (ENVIRONMENT) => {
    const { get } = startEdge({ env: { ENVIRONMENT } });
    expect((await get(HOME)).status).toBe(503);
  });

  test("and serves when none is", async () => {
    const { get, rendered } = startEdge({ env: production });
    expect((await get(HOME)).status).toBe(200);
    expect(Math.abs((rendered.mock.calls[0]?.[1].now ?? 0) - Date.now())).toBeLessThan(10_000);
  });
});

describe("the operator's routes", () => {
  const send = { method: "POST", headers: { Authorization: "Bearer admin" }, body: '{"matches":[]}' };

  test("hands file and token to the upstream, and what was kept is forgotten", async () => {
    const { get, rendered, upstreamFetch } = startEdge({ upstream: () => Response.json({ added: 1 }) });
    await get(HOME);
    const answer = await get("/__import?file=en.1%262.json", send);
    expect(await answer.json()).toEqual({ added: 1 });
    const request = upstreamFetch.mock.calls[0]?.[0];
    expect(request?.method).toBe("POST");
    expect(request?.url).toBe("https://upstream/admin/import?file=en.1%262.json");
    expect(request?.headers.get("Authorization")).toBe("Bearer admin");
    expect(await request?.text()).toBe('{"matches":[]}');
    await get(HOME);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["/__publish", "https://upstream/admin/news"],
    ["/__publish/search?after=2", "https://upstream/admin/news/search?after=2"],
  ])("and %s to %s, as a form and at the site's time", async (path, url) => {
    const { get, upstreamFetch } = startEdge({ upstream: () => Response.json({ outcome: "added" }) });
    const body = new FormData();
    body.set("file", new Blob(["text"]), "a.md");
    expect((await get(path, { ...send, body })).status).toBe(200);
    const request = upstreamFetch.mock.calls[0]?.[0];
    expect(request?.url).toBe(url);
    expect(request?.headers.get("Content-Type")).toMatch(/^multipart\/form-data/);
    expect(request?.headers.get("x-clock")).toMatch(/^\d+$/);
  });

  test.each([
    ["POST", "/__import/undo?batch=3", "https://upstream/admin/import/undo?batch=3"],
    ["POST", "/__import/rebuild", "https://upstream/admin/import/rebuild"],
    ["GET", "/__imports?before=9", "https://upstream/admin/imports?before=9"],
  ])("and %s %s to take imports back", async (method, path, url) => {
    const { get, upstreamFetch } = startEdge({ upstream: () => Response.json({ left: 0 }) });
    expect((await get(path, { method, headers: send.headers })).status).toBe(200);
    const request = upstreamFetch.mock.calls[0]?.[0];
    expect([request?.method, request?.url]).toEqual([method, url]);
  });

  test.each(["comments", "contest-videos"])("asks for %s, and forgets nothing for that", async (name) => {
    const { get, rendered, upstreamFetch } = startEdge({ upstream: () => Response.json({ list: [] }) });
    await get(HOME);
    expect(await (await get(`/__${name}?after=2`, { headers: send.headers })).json()).toEqual({ list: [] });
    const request = upstreamFetch.mock.calls[0]?.[0];
    expect([request?.method, request?.url]).toEqual(["GET", `https://upstream/admin/${name}?after=2`]);
    await get(HOME);
    expect(rendered).toHaveBeenCalledOnce();
  });

  test("fills the upstream's database for a test, and forgets nothing for that", async () => {
    const { get, rendered, upstreamFetch } = startEdge({ upstream: () => Response.json({ ids: ["1"] }) });
    await get(HOME);
    expect(await (await get("/__fill", send)).json()).toEqual({ ids: ["1"] });
    const request = upstreamFetch.mock.calls[0]?.[0];
    expect([request?.method, request?.url]).toEqual(["POST", "https://upstream/dev/fill"]);
    await get(HOME);
    expect(rendered).toHaveBeenCalledOnce();
  });

  test("passes a refusal on, and what was kept stays", async () => {
    const { get, rendered } = startEdge({ upstream: () => Response.json({ message: "no" }, { status: 401 }) });
    await get(HOME);
    expect((await get("/__import?file=x.json", send)).status).toBe(401);
    await get(HOME);
    expect(rendered).toHaveBeenCalledOnce();
  });

  test.each<[string, RequestInit, Record<string, string>]>([
    ["in production", send, production],
    ["without a token", { ...send, headers: {} }, {}],
  ])("does not exist %s", async (_case, init, env) => {
    const { get, upstreamFetch } = startEdge({ env });
    for (const path of ["/__import?file=x.json", "/__fill"]) expect((await get(path, init)).status).toBe(404);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });
});

describe("the outbox", () => {
  test.each([
    ["/__outbox", "https://upstream/dev/outbox"],
    ["/__outbox/messages.json", "https://upstream/dev/outbox/messages.json"],
  ])("%s is the embedded upstream's", async (path, address) => {
    const { get, upstreamFetch } = startEdge({ upstream: () => Response.json({ messages: [] }) });
    expect(await (await get(path)).json()).toEqual({ messages: [] });
    expect(upstreamFetch.mock.calls.map(([{ url }]) => url)).toEqual([address]);
  });

  test("does not exist in production", async () => {
    const { get, upstreamFetch } = startEdge({ env: production });
    expect((await get("/__outbox/messages.json")).status).toBe(404);
    expect(upstreamFetch).not.toHaveBeenCalled();
  });
});
