import type { Browser, BrowserContext, Page } from "playwright";
import { launch, phone, slowDown, untilLineIsFree } from "./browser.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { median, type Report } from "./report.ts";

const PAGE = "/en/football/matches";
const TURNS = 3;

interface Subject {
  name: string;
  /** The control that opens it. */
  opener: string;
  /** The element focused as soon as there is something to use: a field to type in, a day to choose. */
  usable: string;
  /** The element focused once the island is mounted. */
  mounted: string;
  /** Allowed seconds from the press until usable: cold, loaded at idle, warm. */
  must: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "search",
    opener: "nav.tab-bar a[data-opens]",
    usable: 'dialog[open] input[type="search"]',
    mounted: 'dialog[open] input[role="combobox"]',
    must: "1,800; 300; 200 ms",
  },
  {
    name: "calendar",
    opener: "[data-opens=day-calendar]",
    usable: "dialog[open] td button",
    mounted: "dialog[open] td button",
    must: "2,500; 500; 400 ms",
  },
];

/** Milliseconds from a press. */
interface Press {
  /** Until the control shows progress. */
  progress: number;
  /** Until it is usable. */
  usable: number;
  /** Until the island is mounted. */
  mounted: number;
  /** The longest task after the press: the delay of any other input. */
  task: number;
}

interface Watched {
  pressedAt?: number;
  progressAt?: number;
  usableAt?: number;
  mountedAt?: number;
  tasks: { start: number; duration: number }[];
}

/**
 * Records the first touch, the frames in which its control is busy, in which there is something to use, and in which
 * the island is focused, and long tasks.
 */
const watch = (page: Page, { opener, usable, mounted }: Subject, savesData: boolean): Promise<unknown> =>
  page.addInitScript(
    ({ control, first, island, saveData }) => {
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData } });
      const watched: Watched = { tasks: [] };
      Object.assign(globalThis, { watched });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ start: startTime, duration });
      }).observe({ type: "longtask" });
      const look = (): void => {
        const now = performance.now();
        const isUsable = document.activeElement?.matches(first);
        if (isUsable || document.querySelector(control)?.hasAttribute("aria-busy")) watched.progressAt ??= now;
        if (isUsable) watched.usableAt ??= now;
        if (document.activeElement?.matches(island)) watched.mountedAt = now;
        else requestAnimationFrame(look);
      };
      const press = (): void => {
        watched.pressedAt = performance.now();
        requestAnimationFrame(() => requestAnimationFrame(look));
      };
      addEventListener("pointerdown", press, { once: true, capture: true });
    },
    { control: opener, first: usable, island: mounted, saveData: savesData },
  );

async function press(page: Page, { opener, mounted }: Subject): Promise<Press> {
  await page.locator(opener).first().tap();
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), mounted);
  await page.waitForTimeout(1_000);
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  const { pressedAt = 0, progressAt = 0, usableAt = 0, mountedAt = 0, tasks } = watched;
  const later = tasks.filter(({ start }) => start >= pressedAt);
  return {
    progress: progressAt - pressedAt,
    usable: usableAt - pressedAt,
    mounted: mountedAt - pressedAt,
    task: Math.max(0, ...later.map(({ duration }) => duration)),
  };
}

async function open(context: BrowserContext, url: string, subject: Subject, savesData: boolean): Promise<Page> {
  const page = await context.newPage();
  await watch(page, subject, savesData);
  await slowDown(page);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  return page;
}

/** Until the page's own script has started, all rows of the list are there, and the network is idle. */
async function untilQuiet(page: Page): Promise<Page> {
  await page.locator("#page-script[data-runs]").waitFor({ state: "attached", timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector("#list noscript") === null);
  await untilLineIsFree(page);
  return page;
}

/** Until the idle page has loaded the runtime and this subject's island. */
const untilPreloaded = (page: Page, { name }: Subject): Promise<unknown> =>
  page.waitForFunction(
    (island) => performance.getEntriesByType("resource").some(({ name: url }) => url.includes(`island-${island}`)),
    name,
    { timeout: 60_000 },
  );

/**
 * How an island is loaded: from nothing, preloaded at idle, from the HTTP cache; or from nothing with the press at the
 * load event, while the page's own script and rows are still arriving.
 */
const WAYS = {
  cold: async (context: BrowserContext, url: string, subject: Subject) =>
    untilQuiet(await open(context, url, subject, true)),
  idle: async (context: BrowserContext, url: string, subject: Subject) => {
    const page = await open(context, url, subject, false);
    await untilPreloaded(page, subject);
    return untilQuiet(page);
  },
  warm: async (context: BrowserContext, url: string, subject: Subject) => {
    const before = await open(context, url, subject, false);
    await untilPreloaded(before, subject);
    await untilQuiet(before);
    await before.close();
    return untilQuiet(await open(context, url, subject, true));
  },
  atLoad: async (context: BrowserContext, url: string, subject: Subject) => open(context, url, subject, true),
} as const;

async function measure(browser: Browser, url: string, subject: Subject, way: keyof typeof WAYS): Promise<Press> {
  const context = await phone(browser, "block");
  try {
    return await press(await WAYS[way](context, url, subject), subject);
  } finally {
    await context.close();
  }
}

/**
 * From a tap until an island is usable, on a slow network and a slow phone, and how long inputs are blocked meanwhile.
 */
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
      const ways = "cold; loaded at idle; warm; cold at the load event";
      const line = `400 kbit/s, 400 ms, CPU ÷ 4, ${subject.name}`;
      report.note(`${line}: press until usable, ${ways}`, `${each("usable")} ms`, subject.must);
      report.note(`${line}: press until the island is mounted, the same`, `${each("mounted")} ms`);
      report.note(`${line}: press until it shows progress, the same`, `${each("progress")} ms`, "100 ms");
      report.note(`${line}: longest task after the press, the same`, `${each("task")} ms`, "200 ms");
    }
  } finally {
    await browser.close();
    await proxy.close();
  }
}
