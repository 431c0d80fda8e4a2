import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { live, scheduled } from "~/features/match-row/test-matches";
import { loadMatchList } from "./load-match-list.server.ts";
import { faultOf, testContext } from "./test-context.ts";
import { testGroup } from "./test-group.ts";

const list = (hasNext = false) => ({ value: { groups: [testGroup("766", [scheduled, live])], hasNext } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("loading a day's list", () => {
  test("asks for today in the visitor's zone, which may be tomorrow in Europe", async () => {
    const lateEvening = Date.parse("2026-11-21T18:30:00Z");
    const { context, calls } = testContext(() => list(), { now: lateEvening });
    const data = await loadMatchList(context, null);
    expect(calls).toEqual([
      { name: "matchList", query: { date: "2026-11-22", timeZone: "Asia/Ho_Chi_Minh", page: 1, size: 500 } },
    ]);
    expect(data.day).toEqual({ date: "2026-11-22", near: "today", label: "Sun 22 Nov 2026", isInReach: true });
    expect(data.zone).toEqual([{ from: Date.parse("2026-11-21T17:00:00Z"), minutes: 420 }]);
  });

  test("follows further pages while there are some, four at most", async () => {
    const { context, calls } = testContext(() => list(true));
    await loadMatchList(context, null);
    expect(calls.map(({ query }) => query.page)).toEqual([1, 2, 3, 4]);
  });

  test.each(["2026-02-30", "x", "1850-01-01", "2026-6-1"])("answers 400 to %s without a call", async (asked) => {
    const { context, calls, isCacheable } = testContext(() => list());
    await expect(loadMatchList(context, asked)).rejects.toMatchObject({
      data: { face: "badRequest" },
      init: { status: 400 },
    });
    expect(calls).toEqual([]);
    expect(isCacheable()).toBe(false);
  });

  test.each([
    ["timeout", "upstream", 503],
    ["shape", "upstream", 503],
    ["bad_request", "badRequest", 400],
    ["not_found", "notFound", 404],
  ] as const)("a %s in time is the page's face %s, status %i", async (kind, face, status) => {
    const { context } = testContext(() => Promise.reject(faultOf(kind)));
    await expect(loadMatchList(context, null)).rejects.toMatchObject({ data: { face }, init: { status } });
  });

  test("a mistake of our own is no face of the upstream's", async () => {
    const { context } = testContext(() => Promise.reject(new TypeError("ours")));
    await expect(loadMatchList(context, null)).rejects.toThrow("ours");
  });

  test("a list in time is in the page, its rows on the server only", async () => {
    const { context, isCacheable } = testContext(() => list());
    const { list: found } = await loadMatchList(context, null);
    expect(found).toMatchObject({ value: { matchCount: 2, liveCount: 1, hasSimulated: true } });
    if (found instanceof Promise || found.face) throw new Error("not in time");
    for (const { slug } of [scheduled, live]) expect(found.value.groups.markup?.text).toContain(slug);
    expect(JSON.stringify(found)).not.toContain(scheduled.slug);
    expect(isCacheable()).toBe(true);
  });

  test("a late list follows, after a quarter of a second", async () => {
    const { context } = testContext(() => new Promise((resolve) => setTimeout(resolve, 2_000, list())));
    const loading = loadMatchList(context, null);
    await vi.advanceTimersByTimeAsync(250);
    const { list: late } = await loading;
    expect(late).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toMatchObject({ value: { matchCount: 2 } });
  });

  test("a late fault is a face inside the page, which is then not kept", async () => {
    const { context, isCacheable } = testContext(
      () => new Promise((_resolve, reject) => setTimeout(() => reject(faultOf("timeout")), 2_000)),
    );
    const loading = loadMatchList(context, null);
    await vi.advanceTimersByTimeAsync(250);
    const { list: late } = await loading;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toEqual({ face: "upstream" });
    expect(isCacheable()).toBe(false);
  });
});
