import { describe, expect, test, vi } from "vitest";
import { followRedirects } from "./follow-redirects.ts";

const FIRST = "https://upstream.example/a";

const redirect = (status: number, location?: string): Response =>
  new Response("moved", { status, headers: location === undefined ? {} : { Location: location } });

/** An upstream with these answers by address; anything else is a page. */
function scene(answers: Record<string, Response> = {}) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => answers[url] ?? new Response(`page ${url}`));
  const ask = (init: RequestInit = { method: "GET" }, signal = new AbortController().signal) =>
    followRedirects(fetch, FIRST, { ...init, signal }, "getList");
  return { fetch, ask };
}

const REFUSED = { kind: "redirect", endpoint: "getList" };

test("a response that is no redirect is returned, whatever its status", async () => {
  for (const status of [200, 204, 300, 304, 404, 500]) {
    const answer = new Response(null, { status: status === 200 ? 200 : status });
    const { ask, fetch } = scene({ [FIRST]: answer });
    expect(await ask()).toBe(answer);
    expect(fetch).toHaveBeenCalledOnce();
  }
});

test.each([301, 302, 303, 307, 308])("%i on the same origin is followed, with the same request", async (status) => {
  const answer = redirect(status, "/b?c=1");
  const { ask, fetch } = scene({ [FIRST]: answer });
  const headers = { "X-Request-Id": "1" };
  expect(await (await ask({ method: "GET", headers })).text()).toBe("page https://upstream.example/b?c=1");
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([FIRST, "https://upstream.example/b?c=1"]);
  for (const [, init] of fetch.mock.calls) expect(init).toMatchObject({ method: "GET", headers, redirect: "manual" });
  // Its body is not left open, which would hold the connection.
  expect(answer.bodyUsed).toBe(true);
});

test("an address is relative to the one that led there", async () => {
  const { ask } = scene({
    [FIRST]: redirect(302, "/deep/er/b"),
    "https://upstream.example/deep/er/b": redirect(302, "c"),
  });
  expect(await (await ask()).text()).toBe("page https://upstream.example/deep/er/c");
});

describe("not followed", () => {
  test.each([
    ["to another host", redirect(302, "https://login.example/a"), 302],
    ["to another port", redirect(307, "https://upstream.example:8443/a"), 307],
    ["to another scheme", redirect(301, "http://upstream.example/a"), 301],
    ["to nowhere", redirect(302), 302],
    ["to what is no address", redirect(303, "https://"), 303],
  ])("%s", async (_where, answer, status) => {
    const { ask, fetch } = scene({ [FIRST]: answer });
    await expect(ask()).rejects.toMatchObject({ ...REFUSED, status });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("back to another origin by way of ours", async () => {
    const { ask } = scene({
      [FIRST]: redirect(302, "/b"),
      "https://upstream.example/b": redirect(302, "//c.example/"),
    });
    await expect(ask()).rejects.toMatchObject(REFUSED);
  });

  test("a change, which would be made twice", async () => {
    const { ask, fetch } = scene({ [FIRST]: redirect(307, "/b") });
    await expect(ask({ method: "POST" })).rejects.toMatchObject(REFUSED);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("a loop, after three", async () => {
    const { ask, fetch } = scene();
    fetch.mockImplementation(async () => redirect(302, "/a"));
    await expect(ask()).rejects.toMatchObject(REFUSED);
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});

describe("an aborted call", () => {
  const hanging = () => new Promise<Response>(() => {});

  test("ends at once, also where the platform does not notice the signal", async () => {
    const { ask, fetch } = scene();
    fetch.mockImplementation(hanging);
    const abort = new AbortController();
    const request = ask({ method: "GET" }, abort.signal);
    abort.abort(new Error("too late"));
    await expect(request).rejects.toThrow("too late");
  });

  test("ends at once if it was too late from the start", async () => {
    const { ask, fetch } = scene();
    fetch.mockImplementation(hanging);
    await expect(ask({ method: "GET" }, AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
  });

  test("leaves nothing listening behind an answer or a fault", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const { ask, fetch } = scene();
    await ask({ method: "GET" }, signal);
    fetch.mockRejectedValue(new Error("no connection"));
    await expect(ask({ method: "GET" }, signal)).rejects.toThrow("no connection");
    expect(added.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      removed.mock.calls.map(([type, listener]) => [type, listener]),
    );
    expect(added).toHaveBeenCalledTimes(2);
  });
});
