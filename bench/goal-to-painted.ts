import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext } from "playwright";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { launch, phone } from "./browser.ts";
import { clockOffset } from "./clock-offset.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { countBytes } from "./count-bytes.ts";
import { matchPageBytes } from "./match-page-bytes.ts";
import { kb, percentile, type Report } from "./report.ts";

/** A Saturday evening in Asia and afternoon in Europe: well over a hundred matches at once. */
const BUSY = "2026-10-17T14:25:00Z";
const LIST = "/en/football/matches";
const API = "/api/match/getMatchListv4?date=2026-10-17&timeZone=UTC&locale=en";
/** Pages open at once, so that their polls are out of phase. */
const PAGES = 4;
const MILLISECONDS = 150_000;

interface Painted {
  /** When it happened, by the engine's clock. */
  at: number;
  /** When the browser had painted it, by the machine's clock. */
  paintedAt: number;
}

declare global {
  interface Window {
    painted?: Painted[];
  }
}

async function openPage(
  context: BrowserContext,
  url: string,
): Promise<{ painted(): Promise<Painted[]>; bytes: () => number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session, ({ pathname }) => pathname.startsWith("/live/"));
  await page.addInitScript(() => {
    window.painted = [];
    document.addEventListener("live:applied", (event) => {
      const { at } = (event as CustomEvent<{ at: number }>).detail;
      // Painted by the frame after next.
      requestAnimationFrame(() => requestAnimationFrame(() => window.painted?.push({ at, paintedAt: Date.now() })));
    });
  });
  await page.goto(url, { waitUntil: "load" });
  return { painted: () => page.evaluate(() => window.painted ?? []), bytes };
}

async function transferred(browser: Browser, url: string): Promise<number> {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const length = new Promise<number>((resolve) =>
    session.on("Network.loadingFinished", ({ encodedDataLength }) => resolve(encodedDataLength)),
  );
  await page.goto(url);
  // Available a moment after the page, and no longer once the context is closed.
  const bytes = await length;
  await context.close();
  return bytes;
}

async function measure(push: "on" | "off", report: Report): Promise<void> {
  const port = await freePort();
  const server = await startBoth(port, { NOW: BUSY, LIVE_PUSH: push });
  const site = `http://127.0.0.1:${port}`;
  const proxy = await compressingProxy(site);
  const browser = await launch();
  try {
    const full = await transferred(browser, proxy.url + API);
    const offset = await clockOffset(site);
    const context = await phone(browser);
    const pages = [];
    for (let index = 0; index < PAGES; index += 1) {
      pages.push(await openPage(context, proxy.url + LIST));
      await pause(2_300);
    }
    const openedAt = Date.now() + offset;
    const before = pages.map(({ bytes }) => bytes());
    await pause(MILLISECONDS);
    const seen = (await Promise.all(pages.map(({ painted }) => painted()))).flat();
    const waits = seen.filter(({ at }) => at > openedAt).map(({ at, paintedAt }) => paintedAt + offset - at);
    const live = pages.reduce((sum, { bytes }, at) => sum + bytes() - (before[at] ?? 0), 0) / PAGES;
    const polled = (full * MILLISECONDS) / 10_000;
    const p = (share: number) => `${(percentile(waits, share) / 1000).toFixed(1)} s`;
    const name = push === "on" ? "with push" : "by polling";
    report.note(
      `Something happens in the engine until it is painted, ${name}: median, p95 (${waits.length} times)`,
      `${p(0.5)}, ${p(0.95)}`,
      push === "on" ? "2 s" : "10 s",
    );
    report.note(
      `Live bytes a visitor in 10 s, ${name} / polling the full list (${kb(full)}), headers included`,
      `1/${Math.round(polled / live)} (${((live * 10_000) / MILLISECONDS).toFixed(0)} bytes)`,
      "1/100",
    );
  } finally {
    await browser.close();
    await proxy.close();
    await endOne(server);
  }
}

/** From the instant in the engine to the browser's paint, and what receiving it costs. */
export async function goalToPainted(report: Report): Promise<void> {
  await measure("on", report);
  await measure("off", report);
  await matchPageBytes(report);
}
