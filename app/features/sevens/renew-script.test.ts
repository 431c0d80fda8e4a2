import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageScript } from "~/page-script/page-words";
import { startRenewal } from "./renew-script.ts";

const EVERY = 20_000;

/** A main part that can tell what it holds, and a page around it. */
function pageOf(isPlayed: boolean) {
  const main = {
    isPlayed,
    shown: ["old"],
    querySelector: () => (main.isPlayed ? {} : null),
    contains: (element: unknown) => element === "inside",
    replaceChildren: (...children: string[]) => {
      main.shown = children;
      main.isPlayed = children.includes("played");
    },
  };
  const page = {
    hidden: false,
    activeElement: undefined as unknown,
    location: { href: "/en/hkfc" },
    querySelector: () => main,
  };
  return { page, main };
}

const fetched = vi.fn();
let fresh = ["new", "played"];

beforeEach(() => {
  vi.useFakeTimers();
  fresh = ["new", "played"];
  fetched.mockReset().mockResolvedValue({ ok: true, text: async () => "" });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = () => ({ querySelector: () => ({ childNodes: fresh }) });
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (page: unknown) => startRenewal({ page } as PageScript);

describe("the main part of the page", () => {
  test("comes anew while something is played, and no more afterwards", async () => {
    const { page, main } = pageOf(true);
    start(page);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toEqual(["new", "played"]);
    fresh = ["over"];
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(main.shown).toEqual(["over"]);
    await vi.advanceTimersByTimeAsync(5 * EVERY);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each<[string, (page: ReturnType<typeof pageOf>["page"]) => void]>([
    ["nobody looks", (page) => Object.assign(page, { hidden: true })],
    ["there is no network", () => vi.stubGlobal("navigator", { onLine: false })],
    ["somebody is on a link of it", (page) => Object.assign(page, { activeElement: "inside" })],
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
    expect(main.shown).toEqual(["old"]);
  });

  test("is never asked for where nothing is played", async () => {
    start(pageOf(false).page);
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(fetched).not.toHaveBeenCalled();
  });
});
