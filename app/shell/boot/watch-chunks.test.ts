import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPage } from "~/ui/test-browser";
import { BROKEN_EVENT, BROKEN_ID, watchChunks } from "./watch-chunks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Page {
  isOnline?: boolean;
  /** The build for which this tab has reloaded. */
  reloadedFor?: string;
  /** The site answers. */
  isThere?: boolean;
}

function open({ isOnline = true, reloadedFor, isThere = true }: Page = {}) {
  const page = openPage(`<p id="${BROKEN_ID}" hidden></p><i id="page-script" data-src="/page-2.js"></i>`);
  const network = { onLine: isOnline };
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("fetch", async () => ({ ok: isThere }));
  if (reloadedFor) sessionStorage.setItem("reloaded-for", reloadedFor);
  const reload = vi.fn();
  Object.defineProperty(page.location, "reload", { value: reload });
  const watch = watchChunks(page);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    page,
    watch,
    reload,
    settle,
    isBrokenShown: () => page.getElementById(BROKEN_ID)?.hidden === false,
    mark: () => sessionStorage.getItem("reloaded-for"),
    goOnline: () => {
      network.onLine = true;
      dispatchEvent(new Event("online"));
    },
  };
}
const failed = () => Promise.reject(new Error("404"));

describe("a file that cannot be loaded", () => {
  test("reloads the page once for a build, because an old one's files may be gone", async () => {
    const { watch, reload, settle, isBrokenShown, mark } = open();
    watch(failed());
    watch(failed());
    await settle();
    expect([reload.mock.calls.length, isBrokenShown(), mark()]).toEqual([1, false, "/page-2.js"]);
  });

  test("is told to the visitor where a reload has not helped", async () => {
    const { watch, reload, settle, isBrokenShown } = open({ reloadedFor: "/page-2.js" });
    watch(failed());
    await settle();
    expect([reload.mock.calls.length, isBrokenShown()]).toEqual([0, true]);
  });

  test("is told where the site does not answer: a browser's error page would be worse", async () => {
    const { watch, reload, settle, isBrokenShown, mark } = open({ isThere: false });
    watch(failed());
    await settle();
    expect([reload.mock.calls.length, isBrokenShown(), mark()]).toEqual([0, true, null]);
  });

  test("waits for the network, which would not bring another build", async () => {
    const { page, reload, settle, isBrokenShown, goOnline } = open({ isOnline: false });
    page.dispatchEvent(new Event(BROKEN_EVENT));
    await settle();
    expect([reload.mock.calls.length, isBrokenShown()]).toEqual([0, false]);
    goOnline();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("for two minutes counts as failed", async () => {
    const { watch, reload } = open();
    watch(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });
});

test("a file that has loaded takes the message back, and leaves no timer", async () => {
  const { page, watch, reload, settle, isBrokenShown } = open();
  page.getElementById(BROKEN_ID)?.removeAttribute("hidden");
  watch(Promise.resolve());
  await settle();
  expect([isBrokenShown(), vi.getTimerCount()]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(reload).not.toHaveBeenCalled();
});
