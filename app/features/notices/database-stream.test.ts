import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDatabaseStream, type DatabaseEvents, NO_STREAM } from "./database-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with a connection that tests can open, refuse and observe. */
function start({ isVisible = true, isOnline = true } = {}) {
  const page = { isVisible, isOnline, change: (_isLeaving: boolean) => {} };
  const line = { pause: vi.fn(), resume: vi.fn(), end: vi.fn() };
  const { promise, resolve, reject } = Promise.withResolvers<typeof line>();
  let events: DatabaseEvents = { onRing: () => {}, onRefused: () => {} };
  const open = vi.fn((given: DatabaseEvents) => {
    events = given;
    return promise;
  });
  const [ring, report] = [vi.fn(), vi.fn()];
  const stream = createDatabaseStream({
    open,
    report,
    random: () => 0,
    isVisible: () => page.isVisible,
    isOnline: () => page.isOnline,
    watch: (onChange) => {
      page.change = onChange;
    },
  });
  stream.start(ring);
  const settle = (act: () => void) => {
    act();
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    page,
    line,
    open,
    ring,
    report,
    stream,
    events: () => events,
    accept: () => settle(() => resolve(line)),
    refuse: (reason: unknown) => settle(() => reject(reason)),
    show(shown: boolean) {
      page.isVisible = shown;
      page.change(false);
    },
  };
}

describe("a line", () => {
  test("rings for each change", async () => {
    const { accept, events, ring } = start();
    await accept();
    events().onRing();
    events().onRing();
    expect(ring).toHaveBeenCalledTimes(2);
  });

  test("of a hidden page lasts a minute, and keeps its rings for the return", async () => {
    const { accept, events, ring, line, show } = start();
    await accept();
    show(false);
    events().onRing();
    expect(ring).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(line.pause).toHaveBeenCalledOnce();
    show(true);
    expect([line.resume.mock.calls.length, ring.mock.calls.length]).toEqual([1, 1]);
    show(false);
    show(true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([line.pause.mock.calls.length, ring.mock.calls.length]).toEqual([1, 1]);
  });

  test("of a page that is left rests until it comes back, though it opened meanwhile", async () => {
    const { accept, line, page } = start();
    page.change(true);
    await accept();
    expect(line.pause).toHaveBeenCalledOnce();
    page.change(false);
    expect(line.resume).toHaveBeenCalledOnce();
  });

  test.each([
    ["hidden", { isVisible: false }],
    ["offline", { isOnline: false }],
  ])("of a page that is %s opens when it no longer is, once", (_, given) => {
    const { open, page } = start(given);
    expect(open).not.toHaveBeenCalled();
    Object.assign(page, { isVisible: true, isOnline: true });
    page.change(false);
    page.change(false);
    expect(open).toHaveBeenCalledOnce();
  });

  test("that is stopped ends, be it still opening, and is silent", async () => {
    const [open, opening] = [start(), start()];
    await open.accept();
    open.stream.stop();
    opening.stream.stop();
    await opening.accept();
    open.events().onRing();
    for (const { line, ring } of [open, opening])
      expect([line.end.mock.calls.length, ring.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("where there is none", () => {
  test("the page reads, reports once and tries again, at once when it is seen", async () => {
    const { refuse, ring, report, open, show } = start();
    const reason = new Error("no SDK");
    await refuse(reason);
    expect([ring.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([ring.mock.calls.length, open.mock.calls.length]).toEqual([3, 3]);
    show(false);
    await vi.advanceTimersByTimeAsync(61_000);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(report.mock.calls).toEqual([[reason]]);
    expect(open).toHaveBeenCalledTimes(4);
  });

  test("yet, it is one once it opens", async () => {
    const { refuse, ring, report, open } = start();
    const line = { pause: vi.fn(), resume: vi.fn(), end: vi.fn() };
    open.mockImplementation(async (events) => {
      events.onRing();
      return line;
    });
    await refuse(new Error("no SDK"));
    await vi.advanceTimersByTimeAsync(600_000);
    // The first opening was under way with the promise that the test refused.
    expect([ring.mock.calls.length, open.mock.calls.length, report.mock.calls.length]).toEqual([2, 2, 1]);
  });

  test("because the page is being left, it is asked for again on its return", async () => {
    const { refuse, report, ring, open, page } = start();
    page.change(true);
    await refuse(new TypeError("Failed to fetch"));
    page.change(false);
    expect([report.mock.calls.length, ring.mock.calls.length, open.mock.calls.length]).toEqual([0, 0, 2]);
  });

  test("any more, it ends", async () => {
    const { accept, events, ring, report, line } = start();
    await accept();
    events().onRing();
    events().onRefused("PERMISSION_DENIED");
    events().onRefused("PERMISSION_DENIED");
    events().onRing();
    expect(report.mock.calls).toEqual([["PERMISSION_DENIED"]]);
    expect([ring.mock.calls.length, line.end.mock.calls.length]).toEqual([2, 1]);
  });

  test("by the page's host, it reads once", () => {
    const ring = vi.fn();
    NO_STREAM.start(ring);
    NO_STREAM.stop();
    expect(ring).toHaveBeenCalledOnce();
  });
});
