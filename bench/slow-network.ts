import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright";
import { launch, paintFigures, phone, slowDown } from "./browser.ts";
import { compressingProxy, staticPage } from "./compressing-proxy.ts";
import { kb, median, type Report } from "./report.ts";

const PAGES = ["/en/football/matches", "/th/football/matches"] as const;
const TURNS = 5;

/** The page's content, styles and pictures without scripts: an equivalent static file. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link rel="modulepreload"[^>]*>/g, "");

async function lcpOf(browser: Browser, url: string): Promise<{ lcp: number; cls: number }> {
  const context = await phone(browser);
  const page = await context.newPage();
  await slowDown(page);
  const figures = await paintFigures(page, url);
  await context.close();
  return figures;
}

interface Painted {
  /** Milliseconds, medians. */
  own: number;
  least: number;
  ratio: number;
  shift: number;
}

/** LCP of a page through the proxy and of a static page with its content, alternating; and the page's largest shift. */
export async function paintAgainstStatic(
  browser: Browser,
  { site, proxy }: { site: string; proxy: string },
  path: string,
): Promise<Painted> {
  const floor = await staticPage(withoutScripts(await (await fetch(site + path)).text()), site);
  const ours: number[] = [];
  const theirs: number[] = [];
  let shift = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const figures = await lcpOf(browser, proxy + path);
    ours.push(figures.lcp);
    shift = Math.max(shift, figures.cls);
    theirs.push((await lcpOf(browser, floor.url)).lcp);
  }
  await floor.close();
  const [own, least] = [median(ours), median(theirs)];
  return { own, least, ratio: own / least, shift };
}

/**
 * LCP on a slow network relative to a static page of the same rows, alternating, and the scripts loaded without
 * interaction.
 */
export async function slowNetwork(site: string, report: Report): Promise<void> {
  const browser = await launch();
  const proxy = await compressingProxy(site);
  try {
    for (const path of PAGES) {
      const { own, least, ratio, shift } = await paintAgainstStatic(browser, { site, proxy: proxy.url }, path);
      const figure = `${ratio.toFixed(2)} (${own.toFixed(0)} / ${least.toFixed(0)} ms)`;
      report.note(`400 kbit/s, 400 ms, CPU ÷ 4, ${path}: LCP / a static page with the same rows`, figure, "1.5");
      report.note(`the same, layout shift (CLS)`, shift.toFixed(4), "0.000");
      await scripts(browser, proxy.url + path, path, report);
    }
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** Scripts that a page loads without interaction, in brotli bytes of their bodies. */
async function scripts(browser: Browser, url: string, path: string, report: Report): Promise<void> {
  const context = await phone(browser);
  const page = await context.newPage();
  const found = new Set<string>();
  let beforeLoad = 0;
  page.on("request", (request) => request.resourceType() === "script" && found.add(request.url()));
  await page.goto(url, { waitUntil: "load" });
  beforeLoad = found.size;
  await page.waitForTimeout(5_000);
  let bytes = 0;
  for (const script of found) bytes += brotliCompressSync(await (await fetch(script)).bytes()).length;
  await context.close();
  report.note(
    `${path}: script files before the load event; scripts until the list is live, brotli`,
    `${beforeLoad}; ${kb(bytes)} in ${found.size} files`,
    "0; 110 kB",
  );
}
