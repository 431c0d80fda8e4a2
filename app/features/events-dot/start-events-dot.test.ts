import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { startEventsDot } from "./start-events-dot.ts";

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  stored.clear();
});

const answers = (list: object[]) =>
  fetched.mockImplementation(async () => Response.json({ result: { businessCode: 0, data: { list } } }));
const FOOTBALL = { sportType: 0, participated: false };

interface Visited {
  nickname?: string;
  path?: string;
  savesData?: boolean;
}

/** A freshly loaded page: its event links, and what it reloads. */
function visit({ nickname, path = "/en/news", savesData = false }: Visited = {}) {
  const linkOf = (events: string) => ({
    dataset: { events },
    isMarked: false,
    toggleAttribute(_: string, isMarked: boolean) {
      this.isMarked = isMarked;
    },
  });
  const links = [linkOf("football"), linkOf("basketball")];
  const reload = vi.fn();
  const page = {
    addEventListener: () => undefined,
    location: { pathname: path, reload },
    dispatchEvent: () => true,
    documentElement: { dataset: { account: nickname ? "member" : "guest ", ...(savesData && { saving: "" }) } },
    querySelectorAll: () => links,
    querySelector: () => ({ textContent: nickname }),
  };
  startEventsDot({ page } as unknown as PageScript);
  const marked = () => links.filter(({ isMarked }) => isMarked).map(({ dataset }) => dataset.events);
  return { marked, reload };
}

test("the list is asked for half a second after a page has come", async () => {
  answers([FOOTBALL]);
  const { marked } = visit();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/contest/getContestList?state=ongoing&locale=en"]);
  expect(marked()).toEqual(["football"]);
});

test("the next pages are marked at once, without a call for three minutes", async () => {
  answers([FOOTBALL]);
  visit();
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(170_000);
  const { marked } = visit();
  expect(marked()).toEqual(["football"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  visit();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a member is asked for by their own call, and a guest's record is not theirs", async () => {
  answers([FOOTBALL]);
  visit();
  await vi.advanceTimersByTimeAsync(500);
  answers([{ ...FOOTBALL, participated: true }]);
  const { marked } = visit({ nickname: "Somchai9" });
  expect(marked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenLastCalledWith(
    "/api/contest/getContestListAsMember?state=ongoing&locale=en",
    expect.anything(),
  );
  expect(marked()).toEqual([]);
});

test.each(["/en/football/event", "/th/basketball/event/prediction/pb-2026w48"])(
  "on %s, where one enters, it is asked for anew",
  async (path) => {
    answers([FOOTBALL]);
    visit();
    await vi.advanceTimersByTimeAsync(500);
    answers([]);
    const { marked } = visit({ path });
    expect(marked()).toEqual(["football"]);
    await vi.advanceTimersByTimeAsync(500);
    expect(marked()).toEqual([]);
  },
);

test("a call that is not answered is given up", async () => {
  fetched.mockImplementation(() => new Promise(() => {}));
  visit();
  await vi.advanceTimersByTimeAsync(500);
  const [[, { signal } = {}] = []] = fetched.mock.calls;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
});

test("who saves data pays for no call", async () => {
  visit({ savesData: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["no network", async () => Promise.reject(new TypeError("offline"))],
  ["a page of somebody else's network", async () => new Response("<html>")],
  ["a fault", async () => Response.json({ result: { businessCode: 503 } }, { status: 503 })],
])("at %s what was marked stays", async (_, answer) => {
  answers([FOOTBALL]);
  visit();
  await vi.advanceTimersByTimeAsync(200_000);
  fetched.mockImplementation(answer);
  const { marked } = visit();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(marked()).toEqual(["football"]);
  answers([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(marked()).toEqual([]);
});

test("a session that is over makes the page a guest's", async () => {
  fetched.mockImplementation(async () => Response.json({ result: { businessCode: 100_007 } }));
  const { reload } = visit({ nickname: "Somchai9" });
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).toHaveBeenCalledOnce();
});

test("without a network nothing is asked for", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  visit();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).not.toHaveBeenCalled();
});
