import { afterEach, describe, expect, test, vi } from "vitest";
import { MATCH_BAR_ID } from "~/page/element-ids";
import { openPage } from "~/ui/test-browser";

const MATCH = "https://scores.example/en/football/vietnam/v-league-1/a-vs-b/1";

interface Visit {
  referrer?: string;
  /** How the page was reached. */
  type?: string;
  hash?: string;
  /** What the page before has stored. */
  stored?: string;
  /** The current tab, of three. */
  current?: number;
  canScrollByStyle?: boolean;
}

let visits = 0;

afterEach(() => void vi.restoreAllMocks());

async function visit({
  referrer = MATCH,
  type = "navigate",
  hash = "",
  stored,
  current = 0,
  canScrollByStyle = true,
}: Visit = {}) {
  const tabs = [0, 1, 2].map((at) => `<a href="#" ${at === current ? 'aria-current="page"' : ""}>${at}</a>`).join("");
  const page = openPage(`<div id="${MATCH_BAR_ID}"><nav>${tabs}</nav></div>`, `${MATCH}/stats${hash}`);
  Object.defineProperty(page, "referrer", { value: referrer });
  const bar = page.getElementById(MATCH_BAR_ID) as HTMLElement;
  Object.assign(bar, { getBoundingClientRect: () => ({ top: 300 }) });
  const nav = page.querySelector("nav") as HTMLElement;
  Object.assign(nav, { getBoundingClientRect: () => ({ left: 0 }) });
  Object.defineProperty(nav, "clientWidth", { value: 300 });
  nav.querySelectorAll("a").forEach((link, at) => {
    Object.assign(link, { getBoundingClientRect: () => ({ left: at * 200, width: 100 }) });
  });
  if (stored) sessionStorage.setItem("match-place", stored);
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("CSS", { supports: () => canScrollByStyle });
  vi.stubGlobal("getComputedStyle", () => ({ top: "50px" }));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  // It runs when it is loaded.
  visits += 1;
  await import(/* @vite-ignore */ `./keep-scroll-boot.ts?visit=${visits}`);
  return {
    top: scrollTo.mock.calls[0]?.[0]?.top as number | undefined,
    nav,
    leave: () => dispatchEvent(new Event("pagehide")),
  };
}

describe("another page of the same match", () => {
  test("is scrolled as the one before it was, at most to the tabs", async () => {
    expect((await visit({ stored: `${MATCH} 120` })).top).toBe(120);
    expect((await visit({ stored: `${MATCH} 900` })).top).toBe(250);
  });

  test.each<[string, Visit]>([
    ["from a page that has stored nothing", {}],
    ["from another page than the one that has", { stored: "https://scores.example/en/news 120" }],
    ["from another site", { referrer: "https://elsewhere.example/", stored: "https://elsewhere.example/ 120" }],
    ["by going back", { type: "back_forward", stored: `${MATCH} 120` }],
    ["to a place in it", { hash: "#events", stored: `${MATCH} 120` }],
  ])("is not scrolled when it is reached %s", async (_name, given) => {
    expect((await visit(given)).top).toBeUndefined();
  });

  test("stores where it was left", async () => {
    const { leave } = await visit();
    vi.stubGlobal("scrollY", 123.4);
    leave();
    expect(sessionStorage.getItem("match-place")).toBe(`${MATCH}/stats 123`);
  });
});

describe("the tabs", () => {
  test("have the current one in their middle", async () => {
    expect((await visit({ current: 1, canScrollByStyle: false })).nav.scrollLeft).toBe(100);
  });

  test("stay at their start for the first, and where the style sheet does it", async () => {
    expect((await visit({ canScrollByStyle: false })).nav.scrollLeft).toBe(0);
    expect((await visit({ current: 1 })).nav.scrollLeft).toBe(0);
  });
});
