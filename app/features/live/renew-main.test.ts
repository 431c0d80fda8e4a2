import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GUEST_EVENT } from "~/runtime/members/leave-session.ts";
import { RENEW_EVENT, RENEWS_ON_CHANGE } from "~/runtime/page-script/page-events.ts";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { until } from "../../../test/until.ts";
import { startRenewal } from "./renew-main.ts";

const EVERY = 20_000;
const ROOT = { dataset: { zone: "1795281305054:420", account: "member" } };

/** A main part with some content, and its instant if something is played. */
interface FakeMain {
  shown: string;
  renew: string;
  querySelector(): unknown;
}

const mainOf = (shown: string, renew: string): FakeMain => ({
  shown,
  renew,
  querySelector() {
    return this.shown.includes("played") ? { dataset: { renew: this.renew } } : null;
  },
});

/** The effect on real elements is covered by tests of morph. */
const replaceMain = (old: unknown, fresh: unknown) => {
  const { shown, renew } = fresh as FakeMain;
  Object.assign(old as FakeMain, { shown, renew });
};

/** A main part, and a page around it. */
function pageOf(isPlayed: boolean, renew = "1000") {
  const main = mainOf(isPlayed ? "played" : "old", renew);
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: ROOT,
    location: { href: "/en/hkfc", reload: vi.fn() },
    querySelector: () => main,
  });
  return { page, main };
}

const fetched = vi.fn();
let fresh = "new, played";
let freshAt = "2000";
let freshRoot = ROOT;

beforeEach(() => {
  vi.useFakeTimers();
  fresh = "new, played";
  freshAt = "2000";
  freshRoot = ROOT;
  fetched.mockReset().mockResolvedValue({ ok: true, text: async () => "" });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = () => ({
        documentElement: freshRoot,
        querySelector: () => mainOf(fresh, freshAt),
        querySelectorAll: () => [],
      });
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (page: unknown) => startRenewal({ page } as PageScript, replaceMain);

describe("the main part of the page", () => {
  test("comes anew while something is played, and no more afterwards", async () => {
    const { page, main } = pageOf(true);
    start(page);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toBe("new, played");
    fresh = "over";
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toBe("over");
    await vi.advanceTimersByTimeAsync(5 * EVERY);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each<[string, (page: ReturnType<typeof pageOf>["page"]) => void]>([
    ["nobody looks", (page) => Object.assign(page, { hidden: true })],
    ["there is no network", () => vi.stubGlobal("navigator", { onLine: false })],
  ])("is left alone while %s", async (_case, change) => {
    const { page } = pageOf(true);
    change(page);
    start(page);
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ["does not come", () => fetched.mockRejectedValue(new TypeError("network"))],
    ["is a fault", () => fetched.mockResolvedValue({ ok: false })],
  ])("stays when another one %s", async (_case, fail) => {
    fail();
    const { page, main } = pageOf(true);
    start(page);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toBe("played");
  });

  test("is waited for no longer than a visitor would", async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    const { page } = pageOf(true);
    start(page);
    await vi.advanceTimersByTimeAsync(EVERY);
    const [[, { signal }]] = fetched.mock.calls as [[string, { signal: AbortSignal }]];
    await vi.advanceTimersByTimeAsync(14_999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.aborted).toBe(true);
  });

  test("stays when what comes is of before", async () => {
    const { page, main } = pageOf(true, "2001");
    start(page);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toBe("played");
    freshAt = "2002";
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toBe("new, played");
  });

  test("comes with all that is around it once the visitor's zone is another", async () => {
    const { page, main } = pageOf(true);
    start(page);
    freshRoot = { dataset: { zone: "1795281309999:0", account: "member" } };
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
    expect(main.shown).toBe("played");
  });

  test("comes anew whenever the visitor has changed what it shows, and not by itself", async () => {
    const { page, main } = pageOf(true, RENEWS_ON_CHANGE);
    start(page);
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(fetched).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(RENEW_EVENT));
    await until(() => expect(main.shown).toBe("new, played"));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("that the visitor has changed comes though the first answer is a fault", async () => {
    const { page, main } = pageOf(true, RENEWS_ON_CHANGE);
    start(page);
    fetched.mockResolvedValueOnce({ ok: false, status: 502 });
    page.dispatchEvent(new Event(RENEW_EVENT));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(main.shown).toBe("new, played");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("is left by a reload if the response is another page", async () => {
    const { page, main } = pageOf(true);
    start(page);
    fresh = "another page";
    fetched.mockResolvedValue({ ok: true, redirected: true, text: async () => "" });
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
    expect(main.shown).toBe("played");
  });

  test("without a mark, on a member's page, is shown once", async () => {
    const { page, main } = pageOf(true, RENEWS_ON_CHANGE);
    start(page);
    fresh = "over";
    page.dispatchEvent(new Event(RENEW_EVENT));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(main.shown).toBe("over");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["comes again as a guest's", false],
    ["stays for what is being typed", true],
  ])("of a member whose session has ended %s, and is fetched no more", async (_case, isTyping) => {
    const { page, main } = pageOf(true, RENEWS_ON_CHANGE);
    page.addEventListener(GUEST_EVENT, (event) => isTyping && event.preventDefault());
    start(page);
    [fresh, freshRoot] = ["sign in", { dataset: { ...ROOT.dataset, account: "guest" } }];
    fetched.mockResolvedValue({ ok: true, redirected: true, text: async () => "" });
    page.dispatchEvent(new Event(RENEW_EVENT));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(page.location.reload).toHaveBeenCalledTimes(isTyping ? 0 : 1);
    expect(main.shown).toBe("played");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("is never fetched where nothing is played", async () => {
    start(pageOf(false).page);
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(fetched).not.toHaveBeenCalled();
  });
});
