import type { Browser, BrowserContext, Page } from "playwright";
import { launch, phone, slowDown } from "./browser.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { median, type Report } from "./report.ts";

const PAGE = "/en/football/matches";
const TURNS = 5;

interface Subject {
  name: string;
  /** What a visitor presses. */
  opener: string;
  /** What has the focus as soon as the island is usable. */
  usable: string;
  /** Seconds from the press until usable that DESIGN section 11 allows: cold, loaded at idle, warm. */
  must: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "search",
    opener: "nav.tab-bar a[data-opens]",
    usable: 'dialog[open] input[role="combobox"]',
    must: "1,800; 300; 200 ms",
  },
  {
    name: "calendar",
    opener: "[data-opens=day-calendar]",
    usable: "dialog[open] td button",
    must: "2,500; 500; 400 ms",
  },
];

/** Milliseconds of a press: until the island is usable, and the events' own durations (Event Timing). */
interface Press {
  untilUsable: number;
  /** The longest event of the press. */
  press: number;
  /** The longest event of the letters typed at once after it, while the island is being mounted. */
  typing: number;
}

interface Watched {
  pressedAt?: number;
  usableAt?: number;
  events: { name: string; start: number; duration: number }[];
}

/** Notes the first touch, the frame in which the island has the focus, and how long events take until the next paint. */
const watch = (page: Page, usable: string, savesData: boolean): Promise<unknown> =>
  page.addInitScript(
    ({ selector, saveData }) => {
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData } });
      const watched: Watched = { events: [] };
      Object.assign(globalThis, { watched });
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries())
          watched.events.push({ name, start: startTime, duration });
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      const look = (): void => {
        if (document.activeElement?.matches(selector)) watched.usableAt ??= performance.now();
        else requestAnimationFrame(look);
      };
      addEventListener(
        "pointerdown",
        () => {
          watched.pressedAt = performance.now();
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    },
    { selector: usable, saveData: savesData },
  );

const KEYS = "ars";

async function press(page: Page, { opener, usable }: Subject): Promise<Press> {
  await page.locator(opener).first().tap();
  for (const key of KEYS) await page.keyboard.press(key);
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), usable);
  // Events are reported with the paint that follows them.
  await page.waitForTimeout(1_000);
  const {
    pressedAt = 0,
    usableAt = 0,
    events,
  } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  const longest = (names: RegExp) =>
    Math.max(
      0,
      ...events.filter(({ name, start }) => start >= pressedAt - 1 && names.test(name)).map((one) => one.duration),
    );
  return {
    untilUsable: usableAt - pressedAt,
    press: longest(/^(pointer|mouse|click|touch)/),
    typing: longest(/^(key|input|beforeinput)/),
  };
}

async function open(context: BrowserContext, url: string, subject: Subject, savesData: boolean): Promise<Page> {
  const page = await context.newPage();
  await watch(page, subject.usable, savesData);
  await slowDown(page);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  return page;
}

/** Until the idle page has fetched the runtime and this subject's island. */
const untilPreloaded = (page: Page, { name }: Subject): Promise<unknown> =>
  page.waitForFunction(
    (island) => performance.getEntriesByType("resource").some(({ name: url }) => url.includes(`island-${island}`)),
    name,
    { timeout: 60_000 },
  );

/** How an island is come by: nothing of it is there, it was fetched while nothing else was to do, or it is in the HTTP cache. */
const WAYS = {
  cold: async (context: BrowserContext, url: string, subject: Subject) => open(context, url, subject, true),
  idle: async (context: BrowserContext, url: string, subject: Subject) => {
    const page = await open(context, url, subject, false);
    await untilPreloaded(page, subject);
    await page.waitForTimeout(3_000);
    return page;
  },
  warm: async (context: BrowserContext, url: string, subject: Subject) => {
    const before = await open(context, url, subject, false);
    await untilPreloaded(before, subject);
    await before.waitForTimeout(3_000);
    await before.close();
    return open(context, url, subject, true);
  },
} as const;

async function measure(browser: Browser, url: string, subject: Subject, way: keyof typeof WAYS): Promise<Press> {
  const context = await phone(browser);
  try {
    return await press(await WAYS[way](context, url, subject), subject);
  } finally {
    await context.close();
  }
}

/** From the press of a finger until an island can be used, on a bad line and a slow phone, and what inputs wait meanwhile. */
export async function islands(site: string, report: Report): Promise<void> {
  const browser = await launch();
  const proxy = await compressingProxy(site);
  try {
    for (const subject of SUBJECTS) {
      const found = new Map<string, Press[]>(Object.keys(WAYS).map((way) => [way, []]));
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const [way, presses] of found)
          presses.push(await measure(browser, proxy.url + PAGE, subject, way as keyof typeof WAYS));
      const each = (field: keyof Press) =>
        [...found.values()].map((presses) => median(presses.map((one) => one[field])).toFixed(0)).join("; ");
      report.note(
        `400 kbit/s, 400 ms, CPU ÷ 4, ${subject.name}: press until usable, cold; loaded at idle; warm`,
        `${each("untilUsable")} ms`,
        subject.must,
      );
      report.note(`${subject.name}: the press itself (event duration), the same`, `${each("press")} ms`, "100 ms");
      report.note(`${subject.name}: letters typed right after the press, the same`, `${each("typing")} ms`, "200 ms");
    }
  } finally {
    await browser.close();
    await proxy.close();
  }
}
