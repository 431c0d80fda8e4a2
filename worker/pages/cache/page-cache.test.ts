import { afterEach, describe, expect, test, vi } from "vitest";
import { AUDIENCE_HEADER } from "#contract/tables/edge-headers";
import { until } from "../../../test/until.ts";
import type { ColoCache } from "../../platform/colo-cache.ts";
import { createStoreGuard } from "../../platform/store-guard.ts";
import { PageCache, type PageCacheOptions, type PageRequest } from "./page-cache.ts";

afterEach(() => vi.restoreAllMocks());

const html = { "Content-Type": "text/html" };
const never = new Promise<never>(() => {});
const request = (render: PageRequest["render"]): PageRequest => ({
  key: "page",
  requestId: "1",
  visitor: { theme: "system" },
  render,
  now: () => 0,
  policy: (nonce) => `script-src 'nonce-${nonce}'`,
  waitUntil: () => {},
});
const page = (text: string) => async () => ({
  response: new Response(text, { headers: html }),
  mayBeCached: () => true,
});

test("after the wait limit, a request renders its own page", async () => {
  const cache = new PageCache({ memoryBytes: 1_000, staleWaitMs: 10 });
  void cache.respond(request(() => never));
  const response = await cache.respond(request(page("own")));
  expect(await response.text()).toBe("own");
});

test("a rendering that died with its request is replaced by a new one", async () => {
  let now = 0;
  const cache = new PageCache({ memoryBytes: 1_000, staleWaitMs: 60_000, realNow: () => now });
  const render = vi.fn(() => never);
  void cache.respond(request(render));
  await until(() => expect(render).toHaveBeenCalled());
  now = 30_000;
  expect(await (await cache.respond(request(page("next")))).text()).toBe("next");
  await until(() => expect(cache.fresh("page", 0)).toBeDefined());
});

test("requests that wait for a page which fails render their own", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const cache = new PageCache({ memoryBytes: 1_000 });
  const first = cache.respond(request(() => Promise.reject(new Error("the first visitor's"))));
  const second = cache.respond(request(page("second")));
  await expect(first).rejects.toThrow("the first visitor's");
  expect(await (await second).text()).toBe("second");
});

test("a failing store affects no response", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const broken = () => Promise.reject(new Error("the store is down"));
  const work: Promise<unknown>[] = [];
  const cache = new PageCache({ memoryBytes: 1_000, store: () => ({ match: broken, put: broken, delete: broken }) });
  const params = { ...request(page("text")), waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  expect(await (await cache.respond(params)).text()).toBe("text");
  for (let done = 0; done < work.length; done += 1) await work[done];
  const reasons = logged.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(reasons).toEqual(["cache_store_failed", "cache_store_failed"]);
});

/** A colo's store, as the Cache API is. */
function testColo() {
  const entries = new Map<string, Response>();
  const cache = {
    match: vi.fn(async (url: string) => entries.get(url)?.clone()),
    put: vi.fn(async (url: string, response: Response) => void entries.set(url, response)),
    delete: vi.fn(),
  };
  return { entries, ...cache, cache: cache as unknown as ColoCache };
}

/** Visitors of one page, which the app renders anew each time. */
function scene(options: Partial<PageCacheOptions> = {}) {
  const clock = { now: 1_000_000 };
  const behind: Promise<unknown>[] = [];
  const colo = testColo();
  let rendered = 0;
  let isForAll = true;
  const headers = { "Content-Type": "text/html; charset=utf-8", "X-Private": "1" } as Record<string, string>;
  const render = vi.fn<PageRequest["render"]>(async (nonce, theme) => {
    rendered += 1;
    const text = `<html data-theme="${theme}"><script nonce="${nonce}"></script>page ${rendered}`;
    return { response: new Response(text, { headers }), mayBeCached: () => isForAll };
  });
  const guard = createStoreGuard({ store: "colo", log: vi.fn(), readLimit: 30_000 });
  const newIsolate = () => new PageCache({ memoryBytes: 10_000, store: () => colo.cache, guard, ...options });
  let cache = newIsolate();
  const respond = (more: Partial<PageRequest> = {}) =>
    cache.respond({ ...request(render), now: () => clock.now, waitUntil: (work) => void behind.push(work), ...more });
  async function settled(): Promise<void> {
    while (behind.length > 0) await behind.shift();
  }
  return {
    clock,
    colo,
    render,
    respond,
    settled,
    headers,
    behind,
    cache: () => cache,
    restart: () => {
      cache = newIsolate();
    },
    forbid: () => {
      isForAll = false;
    },
    /** What a visitor gets: the page, and where it came from. */
    async get(more: Partial<PageRequest> = {}) {
      const response = await respond(more);
      const text = await response.text();
      const status = response.headers.get("Cache-Status");
      await settled();
      return { response, status, page: /page \d+/.exec(text)?.[0], text };
    },
  };
}

const MISS = "pages; fwd=uri-miss";

describe("a page", () => {
  test("is rendered once, and then comes from memory, each time with a nonce of its own", async () => {
    const { get, render } = scene();
    const answers = [await get(), await get(), await get()];
    expect(answers.map(({ status, page: text }) => [status, text])).toEqual([
      [MISS, "page 1"],
      ["pages; hit; ttl=5; detail=memory", "page 1"],
      ["pages; hit; ttl=5; detail=memory", "page 1"],
    ]);
    expect(render).toHaveBeenCalledOnce();
    const nonces = answers.map(({ response, text }) => {
      const inPage = /nonce="(.*?)"/.exec(text)?.[1];
      expect(response.headers.get("Content-Security-Policy")).toBe(`script-src 'nonce-${inPage}'`);
      expect(response.headers.has("X-Private")).toBe(false);
      return inPage;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  test("is shown in each visitor's own colours", async () => {
    const { get, render } = scene();
    expect((await get({ visitor: { theme: "dark" } })).text).toContain('data-theme="dark');
    expect((await get({ visitor: { theme: "light" } })).text).toContain('data-theme="light');
    expect(render.mock.calls.map(([, theme]) => theme)).toEqual(["dark"]);
  });

  test("is fresh for five seconds, then served once more and renewed behind, for half a minute", async () => {
    const { get, clock, cache, render } = scene();
    await get();
    const storedAt = clock.now;
    clock.now = storedAt + 4_999;
    expect(cache().fresh("page", clock.now)).toBeDefined();
    expect(cache().fresh("another", clock.now)).toBeUndefined();
    clock.now = storedAt + 5_000;
    expect(cache().fresh("page", clock.now)).toBeUndefined();
    expect(await get()).toMatchObject({ page: "page 1", status: "pages; hit; ttl=0; detail=memory" });
    expect(await get()).toMatchObject({ page: "page 2", status: "pages; hit; ttl=5; detail=memory" });
    clock.now += 30_000;
    expect(await get()).toMatchObject({ page: "page 3", status: MISS });
    expect(render).toHaveBeenCalledTimes(3);
    // Renewed without a visitor.
    expect(render.mock.calls[1]?.[1]).toBe("system");
  });

  test("counts from the instant at which its rendering began", async () => {
    const { get, clock, cache, render } = scene();
    const real = render.getMockImplementation();
    render.mockImplementation(async (...given) => {
      const made = await real?.(...given);
      clock.now += 3_000;
      return made as Awaited<ReturnType<PageRequest["render"]>>;
    });
    const startedAt = clock.now;
    await get();
    expect(cache().fresh("page", startedAt + 4_999)).toBeDefined();
    expect(cache().fresh("page", startedAt + 5_000)).toBeUndefined();
    clock.now = startedAt + 5_000;
    await get();
    expect(cache().fresh("page", startedAt + 9_999)).toBeDefined();
    expect(cache().fresh("page", startedAt + 10_000)).toBeUndefined();
  });

  test("is renewed once for many", async () => {
    const { get, respond, settled, clock, render } = scene();
    await get();
    clock.now += 6_000;
    await Promise.all([respond(), respond(), respond()]);
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("comes from the colo in another isolate, and from memory then", async () => {
    const { get, restart, render, colo, clock } = scene();
    await get();
    restart();
    clock.now += 1_000;
    expect(await get()).toMatchObject({ page: "page 1", status: "pages; hit; ttl=4; detail=colo" });
    expect(await get()).toMatchObject({ page: "page 1", status: "pages; hit; ttl=4; detail=memory" });
    expect(render).toHaveBeenCalledOnce();
    expect(colo.match).toHaveBeenCalledTimes(2);
  });

  test("that is too old in the colo cache is ignored", async () => {
    const { get, restart, clock } = scene();
    await get();
    restart();
    clock.now += 30_000;
    expect(await get()).toMatchObject({ page: "page 2", status: MISS });
  });

  test("is kept in memory only, if there is no store", async () => {
    const { get, restart, colo } = scene({ store: () => undefined });
    await get();
    expect(await get()).toMatchObject({ page: "page 1" });
    restart();
    expect(await get()).toMatchObject({ page: "page 2" });
    expect(colo.match).not.toHaveBeenCalled();
    expect(await new PageCache({ memoryBytes: 1_000 }).respond(request(page("text")))).toMatchObject({ status: 200 });
  });

  test("counts towards the memory limit by its bytes and its key", async () => {
    const { get, cache, clock } = scene({ memoryBytes: 200, store: () => undefined });
    const { text } = await get({ key: "a" });
    expect(text.length + 1).toBeLessThan(200);
    await get({ key: "b".repeat(199 - text.length) });
    expect(cache().fresh("a", clock.now)).toBeUndefined();
    await get({ key: "c".repeat(201 - text.length) });
    expect(cache().fresh("c".repeat(201 - text.length), clock.now)).toBeUndefined();
  });
});

describe("what is not for everyone", () => {
  test.each<[string, (one: ReturnType<typeof scene>) => void]>([
    ["by what was found while it was rendered", ({ forbid }) => forbid()],
    ["by a cookie", ({ headers }) => Object.assign(headers, { "Set-Cookie": "a=b" })],
    ["by its type", ({ headers }) => Object.assign(headers, { "Content-Type": "application/json" })],
  ])("%s is kept nowhere", async (_how, forbid) => {
    const one = scene();
    forbid(one);
    expect(await one.get()).toMatchObject({ page: "page 1", status: MISS });
    expect(await one.get()).toMatchObject({ page: "page 2", status: MISS });
    expect(one.colo.put).not.toHaveBeenCalled();
  });

  test("is not stored by a renewal either, and the old page is served until it expires", async () => {
    const one = scene();
    await one.get();
    one.forbid();
    one.clock.now += 6_000;
    for (const _ of [1, 2]) expect(await one.get()).toMatchObject({ page: "page 1" });
    expect(one.colo.put).toHaveBeenCalledOnce();
  });

  test("is sent to its own visitor only, although others wait for it", async () => {
    const one = scene();
    one.forbid();
    const responses = await Promise.all([one.respond(), one.respond()]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(texts.map((text) => /page \d/.exec(text)?.[0])).toEqual(["page 1", "page 2"]);
    expect(one.render).toHaveBeenCalledTimes(2);
  });

  test("a redirect passes as it is", async () => {
    const { respond } = scene();
    const moved = new Response(null, { status: 302, headers: { Location: "/en" } });
    const response = await respond({ render: async () => ({ response: moved, mayBeCached: () => true }) });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/en"]);
  });
});

describe("a page in flight", () => {
  test("serves concurrent requests without a read of any store", async () => {
    const { respond, settled, render, colo } = scene();
    const [first, second] = await Promise.all([respond(), respond()]);
    expect(first.headers.get("Cache-Status")).toBe(MISS);
    expect(second.headers.get("Cache-Status")).toBe(`${MISS}; collapsed`);
    await Promise.all([first.text(), second.text()]);
    await settled();
    expect(render).toHaveBeenCalledOnce();
    const third = respond({ key: "third" });
    await until(() => expect(render).toHaveBeenCalledTimes(2));
    colo.match.mockClear();
    await (await respond({ key: "third" })).text();
    await (await third).text();
    expect(colo.match).not.toHaveBeenCalled();
  });

  test("is streamed to the first visitor", async () => {
    let end = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("first"));
        end = () => controller.close();
      },
    });
    const { respond, cache, settled, clock } = scene();
    const render = async () => ({ response: new Response(body, { headers: html }), mayBeCached: () => true });
    const reader = (await respond({ render })).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("first");
    expect(cache().fresh("page", clock.now)).toBeUndefined();
    end();
    await reader?.read();
    await settled();
    expect(cache().fresh("page", clock.now)).toBeDefined();
  });

  test("is waited for three seconds", async () => {
    vi.useFakeTimers();
    const { respond, render } = scene({ store: () => undefined });
    void respond({ render: () => never });
    const second = respond();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(render).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await second).headers.get("Cache-Status")).toBe(MISS);
    vi.useRealTimers();
  });

  test("that fails is logged with its request", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const { get, settled, respond, clock } = scene();
    await get();
    clock.now += 6_000;
    await respond({ requestId: "r-1", render: () => Promise.reject(new Error("the app is down")) });
    await settled();
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
      event: "page_fill_failed",
      requestId: "r-1",
      reason: "Error: the app is down",
    });
  });
});

describe("a member", () => {
  const member = { username: "u1", nickname: "Fan" } as NonNullable<PageRequest["visitor"]["member"]>;
  const visitor = { theme: "dark", member } as const;

  test("reads the page of guests, which is rendered for nobody", async () => {
    const { get, render } = scene();
    const first = await get({ visitor });
    expect([first.page, first.status]).toEqual(["page 1", `${MISS}; collapsed`]);
    expect(first.text).toContain('data-theme="dark');
    expect(render.mock.calls.map(([, theme]) => theme)).toEqual(["system"]);
    expect(await get()).toMatchObject({ page: "page 1", status: "pages; hit; ttl=5; detail=memory" });
  });

  test("gets a response that intermediate caches do not store", async () => {
    const { get } = scene();
    const guests = (await get()).response.headers;
    const own = (await get({ visitor })).response.headers;
    const differing = [...guests.keys()].filter((name) => !own.has(name));
    expect(differing).toEqual([AUDIENCE_HEADER.toLowerCase()]);
  });

  test("gets a page of their own if it is personal", async () => {
    const { get, forbid, render } = scene();
    forbid();
    expect(await get({ visitor })).toMatchObject({ page: "page 2", status: MISS });
    expect(render.mock.calls.map(([, theme]) => theme)).toEqual(["system", "dark"]);
  });
});
