import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { openPage, press } from "~/ui/test-browser";
import { startNoticesOf } from "./member-notices.ts";
import { onNotices, POPUPS_READY_EVENT, type WireRow } from "./notice-calls.ts";
import { isBehind, readLatest, readMarks, writeBehind, writeMarks } from "./notice-record.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Visit {
  path?: string;
  savesData?: boolean;
  /** Answers to the list, in order; the last one is repeated. A number is a status, 401 an ended session. */
  lists?: (object[] | number)[];
  isOnline?: boolean;
  /** Id of the last notice read on this device. */
  latest?: string;
  /** A page was left after a ring and before it had read. */
  isLeftBehind?: boolean;
}

const notice = (id: string, fields: object = {}) => ({ notificationId: id, title: `Goal ${id}`, ...fields });

async function open({
  path = "/en/football/matches",
  savesData = false,
  lists = [[]],
  isOnline = true,
  latest,
  isLeftBehind = false,
}: Visit = {}) {
  const page = openPage(
    `<html lang="en" ${savesData ? "data-saving" : ""}><body><a class="bell" href="/en/notification">Bell</a>
    <div data-island="notices"></div></body></html>`,
    `https://scores.example${path}`,
  );
  if (latest) localStorage.setItem("notices-latest", latest);
  if (isLeftBehind) writeBehind(true);
  const network = { onLine: isOnline };
  vi.stubGlobal("navigator", network);
  const reload = vi.fn();
  Object.defineProperty(page.location, "reload", { value: reload });
  const calls: string[] = [];
  let list = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    const name = address.replace(/^\/api\/(?:\w+\/)*(\w+).*/, "$1");
    calls.push(name);
    if (name !== "list") return Response.json({ result: { businessCode: 0, data: { notificationFlag: "0" } } });
    const answer = lists[Math.min(list, lists.length - 1)] ?? [];
    list += 1;
    if (typeof answer === "number") {
      if (answer !== 401) return new Response("down", { status: answer });
      return Response.json({ result: { businessCode: BUSINESS_SESSION_INVALID } });
    }
    return Response.json({ result: { businessCode: 0, data: { otherList: answer, hasNext: false } } });
  });
  const mounted = vi.fn();
  page.querySelector("[data-island]")?.addEventListener("island", mounted);
  const shown: string[] = [];
  onNotices(page, (rows: readonly WireRow[]) => shown.push(...rows.map(({ id }) => id)));
  let ring = (_?: string): void => {};
  const stop = vi.fn();
  startNoticesOf(page, {
    start(onRing) {
      ring = onRing;
    },
    stop,
  });
  const settle = () => vi.advanceTimersByTimeAsync(10);
  await settle();
  return {
    page,
    calls,
    mounted,
    shown,
    stop,
    reload,
    network,
    ring: async (id?: string) => {
      ring(id);
      await settle();
    },
    listCalls: () => calls.filter((name) => name === "list").length,
    hasDot: () => readMarks().hasNew,
  };
}

describe("notices that nobody has read on this device", () => {
  test("are read by the first page without a ring, and counted from then on", async () => {
    const { listCalls, shown } = await open({ lists: [[notice("6")]] });
    expect([listCalls(), readLatest(), shown]).toEqual([1, "6", []]);
  });

  test("are read by the next page if one was left between the ring and the answer", async () => {
    const left = await open({ latest: "5", lists: [503] });
    await left.ring();
    expect([readLatest(), isBehind()]).toEqual(["5", true]);
    const next = await open({ latest: "5", isLeftBehind: true, lists: [[notice("6")]] });
    expect([next.shown, readLatest(), isBehind()]).toEqual([["6"], "6", false]);
    expect((await open({ latest: "6" })).listCalls()).toBe(0);
  });
});

describe("a notice that arrives", () => {
  test("is shown, marks the bell, and is remembered as read so far", async () => {
    const { ring, shown, mounted, hasDot } = await open({ latest: "5", lists: [[notice("6")]] });
    await ring();
    expect([shown, hasDot(), readLatest()]).toEqual([["6"], true, "6"]);
    expect(mounted).toHaveBeenCalledOnce();
  });

  test("waits for the popups to load, and is then shown once more to them", async () => {
    const { page, ring, shown } = await open({ latest: "5", lists: [[notice("6")], []] });
    await ring();
    page.dispatchEvent(new Event(POPUPS_READY_EVENT));
    page.dispatchEvent(new Event(POPUPS_READY_EVENT));
    expect(shown).toEqual(["6", "6"]);
  });

  test("silently loads no popups", async () => {
    const { ring, mounted, shown } = await open({ latest: "5", lists: [[notice("6", { isSilent: "1" })]] });
    await ring();
    expect([mounted.mock.calls.length, shown]).toEqual([0, ["6"]]);
  });

  test("loads no popups for members who save data, whose bell is marked all the same", async () => {
    const { ring, mounted, hasDot } = await open({ latest: "5", lists: [[notice("6")]], savesData: true });
    await ring();
    expect([mounted.mock.calls.length, hasDot()]).toEqual([0, true]);
  });

  test("is seen where the member reads the list of notices", async () => {
    const { ring, hasDot, mounted } = await open({ path: "/en/notification", latest: "5", lists: [[notice("6")]] });
    await ring();
    expect([hasDot(), mounted.mock.calls.length > 0]).toEqual([false, true]);
  });
});

test.each([
  [false, 1],
  [true, 0],
])(
  "the page of notices, for a member whose saving of data is %s, loads its list at once %i times",
  async (savesData, times) => {
    expect((await open({ path: "/en/notification", savesData })).mounted).toHaveBeenCalledTimes(times);
    expect((await open()).mounted).not.toHaveBeenCalled();
  },
);

test("the first visit of a device only remembers where it begins", async () => {
  const { ring, shown } = await open({ lists: [[notice("6")]] });
  await ring();
  expect([shown, readLatest()]).toEqual([[], "6"]);
});

describe("a list that cannot be read", () => {
  test("is asked for again", async () => {
    const { ring, listCalls, shown } = await open({ latest: "5", lists: [503, 503, [notice("6")]] });
    await ring();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listCalls()).toBeGreaterThan(2);
    expect(shown).toEqual(["6"]);
  });

  test("because the session is over ends the stream, and the page leaves", async () => {
    const { ring, stop, reload, listCalls } = await open({ latest: "5", lists: [401] });
    await ring();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stop.mock.calls.length, reload.mock.calls.length, listCalls()]).toEqual([1, 1, 1]);
  });

  test("is not asked for offline", async () => {
    const { ring, listCalls, network } = await open({ latest: "5", lists: [[]] });
    await ring();
    const before = listCalls();
    network.onLine = false;
    await ring();
    expect(listCalls()).toBe(before);
    network.onLine = true;
    await ring();
    expect(listCalls()).toBe(before + 1);
  });
});

test("a list is read for what this device has not read, and if something may have been missed", async () => {
  const { ring, listCalls } = await open({ latest: "15", lists: [[]] });
  await ring("9");
  await ring("15");
  expect(listCalls()).toBe(0);
  await ring("16");
  expect(listCalls()).toBe(1);
  await ring();
  expect(listCalls()).toBe(2);
});

describe("the bell", () => {
  test("loses its mark when the member goes to the notices", async () => {
    const { page, hasDot } = await open();
    writeMarks({ isFlagged: false, hasNew: true });
    page.addEventListener("click", (event) => event.preventDefault());
    press(page.querySelector(".bell") as Element);
    expect(hasDot()).toBe(false);
  });

  test("is renewed if the device has not asked for a while, except on the page of notices", async () => {
    expect((await open({ latest: "5" })).calls).not.toEqual([]);
    expect(
      (await open({ path: "/en/notification", savesData: true, latest: "5" })).calls.filter(
        (name) => name !== "notified",
      ),
    ).toEqual([]);
  });
});
