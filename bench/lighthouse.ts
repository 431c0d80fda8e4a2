import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { requireChromium } from "../scripts/lib/chromium.mjs";
import { FLAGS } from "./browser.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { PAGES } from "./pages.ts";
import type { Report } from "./report.ts";

/** Installed on use, so that building and testing do not need it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
/** Lighthouse occasionally loses the beginning of a page (NO_NAVSTART). */
const TRIES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Result {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  /** Speed of the machine: the simulated phone is always four times slower than it. */
  environment: { benchmarkIndex: number };
}

async function run(url: string, file: string, tries = TRIES): Promise<Result> {
  const command = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, "--quiet", "--output=json"];
  const flags = [`--output-path=${file}`, `--chrome-flags=--headless=new ${FLAGS.join(" ")}`];
  const categories = `--only-categories=${CATEGORIES.join(",")}`;
  const child = spawn("npm", [...command, ...flags, categories], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CHROME_PATH: await requireChromium() },
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0 && tries > 1) return run(url, file, tries - 1);
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Lighthouse's own figures for a phone, the better of two runs per page, because machines are noisy. */
export async function lighthouse(site: string, report: Report): Promise<void> {
  const folder = path.resolve(".wrangler/bench");
  mkdirSync(folder, { recursive: true });
  const proxy = await compressingProxy(site);
  try {
    for (const [index, page] of PAGES.entries()) {
      const results: Result[] = [];
      for (const turn of [1, 2])
        results.push(await run(proxy.url + page, path.join(folder, `lighthouse-${index}-${turn}.json`)));
      const [best] = results.sort((a, b) => b.categories.performance.score - a.categories.performance.score);
      if (!best) continue;
      const scores = CATEGORIES.map((name) => Math.round(best.categories[name].score * 100)).join(" · ");
      const value = (audit: string) => best.audits[audit]?.numericValue ?? Number.NaN;
      report.note(
        `Lighthouse mobile, ${page}: performance · accessibility · best practices · SEO`,
        scores,
        "95 · 100 · 100 · 100",
      );
      report.note(
        "the same: LCP, TBT, CLS; the machine's index",
        `${(value("largest-contentful-paint") / 1000).toFixed(2)} s, ${value("total-blocking-time").toFixed(0)} ms, ${value("cumulative-layout-shift").toFixed(3)}; ${best.environment.benchmarkIndex.toFixed(0)}`,
        "TBT 150 ms, CLS 0.000",
      );
    }
  } finally {
    await proxy.close();
  }
}
