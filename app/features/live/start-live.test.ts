import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testFacts } from "~/features/match-row/test-facts";
import { finished, live, NOW } from "~/features/match-row/test-matches";
import { rowMarkup } from "~/features/match-row/test-row";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { HANDLED_EVENT } from "~/runtime/page-script/pressed";
import { openPage, press } from "~/ui/test-browser";
import liveFile from "../../../locales/en/live.json";
import rowsFile from "../../../locales/en/rows.json";
import { startLive } from "./start-live.ts";

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

interface Visit {
  match?: typeof live | typeof finished;
  hasList?: boolean;
  /** How often the translations fail to load at first. */
  failures?: number;
}

async function open({ match = live, hasList = true, failures = 0 }: Visit = {}) {
  const list = `<div id="list" data-live="football" data-show="all" data-fetched="${NOW}">${rowMarkup(match, testFacts())}</div>`;
  const page = openPage(`<html lang="en" data-zone="0:420"><body><main>${hasList ? list : ""}</main>
    <button id="refresh">Refresh</button><div id="toasts" role="status"></div></body></html>`);
  const button = page.getElementById("refresh") as HTMLElement;
  // The test's browser does not reflect it in its attribute.
  Object.defineProperty(button, "ariaBusy", {
    get: () => button.getAttribute("aria-busy"),
    set: (isBusy: string) => button.setAttribute("aria-busy", isBusy),
  });
  const reload = vi.fn();
  Object.defineProperty(page.location, "reload", { value: reload });
  vi.stubGlobal("navigator", { onLine: true });
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address.replace("https://scores.example", ""));
    return new Response("down", { status: 503 });
  });
  const handled = vi.fn();
  page.addEventListener(HANDLED_EVENT, handled);
  let left = failures;
  const translations = async (namespace: string) => {
    if (left > 0 && namespace === "live") {
      left -= 1;
      throw new Error("503");
    }
    return namespace === "live" ? liveFile : rowsFile;
  };
  startLive({ page, translations } as unknown as PageScript);
  await vi.advanceTimersByTimeAsync(0);
  return {
    page,
    reload,
    fetched,
    handled,
    button,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000),
    polls: () => fetched.filter((address) => address.startsWith("/live/football?since=")),
    lists: () => fetched.filter((address) => address.includes("fragment=list")),
    toast: () => page.getElementById("toasts")?.textContent,
  };
}

describe("a page with matches", () => {
  test("polls while one is played, and not while none can change", async () => {
    expect((await open()).polls()).toHaveLength(1);
    expect((await open({ match: finished })).polls()).toHaveLength(0);
  });

  test("stops when it is hidden, and goes on when it is seen again", async () => {
    const { page, polls, pass } = await open();
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(page, "visibilityState", { configurable: true, value: state });
      page.dispatchEvent(new Event("visibilitychange"));
    };
    show("hidden");
    await pass(120);
    expect(polls()).toHaveLength(1);
    show("visible");
    await pass(0);
    expect(polls()).toHaveLength(2);
  });
});

describe("the button that refreshes", () => {
  test("fetches the list, shows that it works for half a second, and says how it went", async () => {
    const { button, lists, pass, toast } = await open();
    press(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    press(button);
    await pass(0.4);
    expect(lists()).toHaveLength(1);
    await pass(0.2);
    expect(button.getAttribute("aria-busy")).toBeNull();
    expect(toast()).toContain("Could not be updated");
  });

  test("asks for changes where the list was fetched a moment ago", async () => {
    const { button, lists, polls, pass, toast } = await open();
    press(button);
    await pass(1);
    const before = polls().length;
    press(button);
    await pass(1);
    expect([lists().length, polls().length]).toEqual([1, before + 1]);
    expect(toast()).toContain("Updated");
  });

  test("loads a page without matches again", async () => {
    const { button, reload, fetched, handled } = await open({ hasList: false });
    press(button);
    expect([reload.mock.calls.length, fetched, handled.mock.calls.length]).toEqual([1, [], 1]);
  });

  test("loads the page again until its texts are there", async () => {
    const { button, reload, handled, pass, polls } = await open({ failures: 1 });
    expect(handled).toHaveBeenCalledOnce();
    press(button);
    expect(reload).toHaveBeenCalledOnce();
    await pass(5);
    expect(polls()).not.toEqual([]);
    press(button);
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
  });
});
