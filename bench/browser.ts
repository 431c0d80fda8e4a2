import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { requireChromium } from "../scripts/lib/chromium.mjs";

export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await requireChromium(), args: FLAGS });
}

/** A phone's viewport, with empty caches. Network throttling does not cover service workers, so they may be blocked. */
export const phone = (browser: Browser, serviceWorkers: "allow" | "block" = "allow"): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, serviceWorkers });

/** 400 kbit/s, 400 ms round trip, a processor four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Waits until a page has received nothing for a second and a half. */
export async function untilLineIsFree(page: Page): Promise<void> {
  const isBusy = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const before = performance.getEntriesByType("resource").length;
          setTimeout(() => resolve(performance.getEntriesByType("resource").length > before), 1_500);
        }),
    );
  while (await isBusy());
}

/** Milliseconds until the largest element was painted, and the sum of layout shifts, once the page is idle. */
export async function paintFigures(page: Page, url: string): Promise<{ lcp: number; cls: number }> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(3_000);
  return page.evaluate(() => (globalThis as unknown as { seen: { lcp: number; cls: number } }).seen);
}
