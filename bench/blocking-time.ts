import type { Browser } from "playwright";
import { launch, phone } from "./browser.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { PAGES } from "./pages.ts";
import { median, type Report } from "./report.ts";

const TURNS = 7;
/** How much slower than this machine Lighthouse's simulated phone is. */
const SLOWER = 4;
/** Milliseconds from which a task blocks the visitor (web.dev, "Total Blocking Time"). */
const LONG = 50;
/** Milliseconds after the load event in which the page's script starts and the rows of a long list arrive. */
const WATCHED = 3_000;
const CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "loading"];

/** An event of Chromium's trace; times in microseconds, `tdur` excludes time spent waiting. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

async function traceOf(browser: Browser, url: string): Promise<TraceEvent[]> {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const isComplete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(WATCHED);
  await session.send("Tracing.end");
  await isComplete;
  await context.close();
  return events;
}

/**
 * Milliseconds by which main-thread tasks that end after the first paint exceed 50 ms, on a processor that many times
 * slower. In thread time: unlike in Lighthouse, other load on the machine does not count.
 */
function blockingOf(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!painted) throw new Error("the page was not painted");
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && name === "ThreadControllerImpl::RunTask" && pid === painted.pid && tid === painted.tid,
  );
  return tasks
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * SLOWER - LONG)
    .reduce((sum, excess) => sum + Math.max(0, excess), 0);
}

/** Blocking time of a page of each kind, in rounds; the first round fills the caches. */
export async function blockingTime(site: string, report: Report): Promise<void> {
  const browser = await launch();
  const proxy = await compressingProxy(site);
  const figures = new Map<string, number[]>(PAGES.map((page) => [page, []]));
  try {
    for (let turn = 0; turn <= TURNS; turn += 1)
      for (const [page, values] of figures) {
        const events = await traceOf(browser, proxy.url + page);
        if (turn > 0) values.push(blockingOf(events));
      }
  } finally {
    await browser.close();
    await proxy.close();
  }
  for (const [page, values] of figures) {
    const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
    report.note(
      `blocking time by the main thread's own time × ${SLOWER}, ${page}: median; range`,
      `${median(values).toFixed(0)} ms; ${range}`,
      "150 ms",
    );
  }
}
