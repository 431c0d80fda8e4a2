import { afterEach, describe, expect, test, vi } from "vitest";
import { AUDIENCE_HEADER, EVERYONE } from "#contract/tables/edge-headers";
import { RENEWED } from "./messages.ts";

const ORIGIN = "https://scores.example";
const LIST = "/en/football/matches";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As much of a browser's caches as the worker uses. */
function testCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      keys: async () => [...entries.keys()].map((key) => ({ url: ORIGIN + key })),
      put: async (key: string, response: Response) => void entries.set(key, response),
      delete: async (key: string) => entries.delete(key),
    };
  };
  return { open, keysOf: (kind: string) => [...(all.get(`matchlight-${kind}`)?.keys() ?? [])] };
}

const html = (mark: string) =>
  `<html><body data-mark="${mark}"><link rel="stylesheet" href="/assets/a.css"><div id="list"></div></body></html>`;
const page = (mark: string, headers: Record<string, string> = {}) =>
  new Response(html(mark), { headers: { "Content-Type": "text/html", [AUDIENCE_HEADER]: EVERYONE, ...headers } });
/** A response of this site, which stays so when it is read twice. */
function file(text = "file"): Response {
  const response = new Response(text);
  return Object.defineProperties(response, { type: { value: "basic" }, clone: { value: () => file(text) } });
}

let starts = 0;

/** A worker whose network answers by path; what it does not know is down. */
async function start(network: Record<string, () => Response> = {}) {
  const answers = { "/assets/a.css": () => file(), "/en/offline": () => page("offline"), ...network };
  const listeners = new Map<string, (event: never) => void>();
  const caches = testCaches();
  const fetched = vi.fn(async (given: string | Request) => {
    const path = new URL(typeof given === "string" ? given : given.url, ORIGIN).pathname;
    const answer = answers[path as keyof typeof answers];
    if (!answer) throw new TypeError("down");
    return answer();
  });
  const scope = {
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    location: { origin: ORIGIN },
    registration: { showNotification: vi.fn(async () => {}), pushManager: {}, navigationPreload: { enable: vi.fn() } },
    clients: {
      claim: vi.fn(),
      matchAll: vi.fn(async () => [] as object[]),
      openWindow: vi.fn(),
      get: vi.fn(async () => undefined as object | undefined),
    },
    skipWaiting: vi.fn(),
    caches,
    fetch: fetched,
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  // It registers its listeners when it is loaded.
  starts += 1;
  await import(/* @vite-ignore */ `./service-worker.ts?start=${starts}`);

  /** Dispatches an event, and waits for all its work. */
  const dispatch = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => {
        response = one;
      },
    } as never);
    const answer = await response?.catch(() => undefined);
    for (const one of work) await one;
    return answer;
  };
  const get = (path: string, mode = "no-cors", more: object = {}) => {
    const request = { method: "GET", mode, url: path.startsWith("http") ? path : ORIGIN + path };
    return dispatch("fetch", { request, preloadResponse: undefined, resultingClientId: "1", ...more });
  };
  const navigate = (path: string, more?: object) => get(path, "navigate", more);
  return { answers: answers as Record<string, () => Response>, scope, caches, fetched, dispatch, get, navigate };
}
const markOf = async (response: Response | undefined) => /data-mark="(\w+)"/.exec((await response?.text()) ?? "")?.[1];

describe("a page", () => {
  test("comes from the network, and is kept with its files and the offline page", async () => {
    const { navigate, caches } = await start({ [LIST]: () => page("new") });
    expect(await markOf(await navigate(LIST))).toBe("new");
    expect(caches.keysOf("pages").sort()).toEqual([LIST, "/en/offline"]);
    expect(caches.keysOf("files")).toEqual(["/assets/a.css"]);
  });

  test("is the one that the browser has begun to load, if it has", async () => {
    const { navigate, fetched } = await start();
    expect(await markOf(await navigate(LIST, { preloadResponse: Promise.resolve(page("preloaded")) }))).toBe(
      "preloaded",
    );
    expect(fetched).not.toHaveBeenCalledWith(expect.objectContaining({ mode: "navigate" }));
  });

  test("that was seen before is shown when the network is down", async () => {
    const { navigate, answers } = await start({ [LIST]: () => page("new") });
    await navigate(LIST);
    delete answers[LIST];
    expect(await markOf(await navigate(LIST))).toBe("new");
  });

  test("is replaced by the offline page when nothing of it was seen", async () => {
    const { navigate } = await start({ [LIST]: () => page("new") });
    await navigate("/en/offline");
    expect(await markOf(await navigate("/en/news"))).toBe("offline");
  });

  test.each<[string, () => Response]>([
    ["that may be personal", () => page("own", { [AUDIENCE_HEADER]: "member" })],
    ["that is an error", () => new Response(html("error"), { status: 500, headers: { [AUDIENCE_HEADER]: EVERYONE } })],
    ["that was cut off", () => new Response(html("cut").replace("</html>", ""), { headers: page("x").headers })],
    ["whose list is missing", () => new Response(html("x").replace('id="list"', ""), { headers: page("x").headers })],
  ])("%s is not kept", async (_name, answer) => {
    const { navigate, caches } = await start({ [LIST]: answer });
    await navigate(LIST);
    expect(caches.keysOf("pages")).not.toContain(LIST);
  });

  test("that the worker does not know is left to the network", async () => {
    const { navigate, caches } = await start({ "/en/unknown-place": () => page("other") });
    expect(await markOf(await navigate("/en/unknown-place"))).toBe("other");
    expect(caches.keysOf("pages")).toEqual([]);
  });

  test("that was loaded before the worker is kept when the page asks for it", async () => {
    const { dispatch, caches } = await start({ [LIST]: () => page("new") });
    await dispatch("message", { data: { cache: ORIGIN + LIST } });
    expect(caches.keysOf("pages")).toContain(LIST);
    await dispatch("message", { data: "hello" });
    await dispatch("message", { data: { cache: `${ORIGIN}/en/unknown-place` } });
  });
});

test("a kept page that was shown is told when the network has brought a newer one after all", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { navigate, scope, answers } = await start({ [LIST]: () => page("old") });
  await navigate(LIST);
  const postMessage = vi.fn();
  scope.clients.get.mockResolvedValue({ postMessage });
  let arrive = (_response: Response): void => {};
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  answers[LIST] = () => page("new");
  const shown = navigate(LIST, { preloadResponse: late });
  await vi.advanceTimersByTimeAsync(60_000);
  arrive(page("new"));
  expect(await markOf(await shown)).toBe("old");
  expect(postMessage).toHaveBeenCalledWith(RENEWED);
});

describe("a file of the build", () => {
  test("is fetched once", async () => {
    const { get, fetched } = await start({ "/assets/b.js": () => file("b") });
    for (let count = 0; count < 3; count += 1) expect(await (await get("/assets/b.js"))?.text()).toBe("b");
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("that fails is not kept, and fails", async () => {
    const { get, caches } = await start({ "/assets/b.js": () => new Response("gone", { status: 404 }) });
    expect((await get("/assets/b.js"))?.status).toBe(404);
    expect(await get("/assets/missing.js")).toBeUndefined();
    expect(caches.keysOf("files")).toEqual([]);
  });
});

describe("a picture", () => {
  test("is kept for a day, and then shown once more while it is fetched", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    const { get, fetched } = await start({ "/storage/team/7": () => file("crest") });
    const text = async () => {
      const got = get("/storage/team/7");
      // Those that arrive together are counted together.
      await vi.advanceTimersByTimeAsync(2_000);
      return (await got)?.text();
    };
    expect([await text(), await text()]).toEqual(["crest", "crest"]);
    expect(fetched).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    expect(await text()).toBe("crest");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("that cannot be had is nothing, which logs no error", async () => {
    const { get } = await start();
    expect((await get("/storage/team/8"))?.status).toBe(204);
  });
});

test.each([
  ["a call", "/api/news/listComment"],
  ["a live message", "/live/football"],
  ["another site", "https://elsewhere.example/a.js"],
])("%s is left to the browser", async (_name, path) => {
  const { get, fetched } = await start();
  expect(await get(path)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test("a worker takes over at once", async () => {
  const { dispatch, scope } = await start();
  await dispatch("install");
  await dispatch("activate");
  expect(
    [scope.skipWaiting, scope.clients.claim, scope.registration.navigationPreload.enable].map(
      (one) => one.mock.calls.length,
    ),
  ).toEqual([1, 1, 1]);
});

describe("a push", () => {
  test("is always shown, even one that cannot be read", async () => {
    const { dispatch, scope } = await start();
    await dispatch("push", { data: { text: () => "?" } });
    await dispatch("push", { data: null });
    expect(scope.registration.showNotification).toHaveBeenCalledTimes(2);
  });

  test("that is pressed leads to its page, in a window that shows it or a new one", async () => {
    const { dispatch, scope } = await start();
    const notification = { close: vi.fn(), data: `${ORIGIN}${LIST}` };
    await dispatch("notificationclick", { notification });
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}${LIST}`);
    const focus = vi.fn();
    scope.clients.matchAll.mockResolvedValue([{ url: `${ORIGIN}${LIST}`, focus }]);
    await dispatch("notificationclick", { notification });
    expect([focus.mock.calls.length, scope.clients.openWindow.mock.calls.length]).toEqual([1, 1]);
    expect(notification.close).toHaveBeenCalledTimes(2);
  });
});
