import type { Page } from "playwright/test";

/** Something moved. */
export interface Shift {
  value: number;
  /** Milliseconds since the document's beginning. */
  at: number;
  /** What moved, from where to where. */
  what: string;
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Within half a second of a press, which does not count as CLS. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes what moves in every document that the page shows from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push({ value, at: startTime, what: what.join("; ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved in the document that is shown, after what was just done has been painted. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts ?? []), 100)));
      }),
  );

const GAP = 1_000;
const LONGEST = 5_000;

/**
 * The cumulative layout shift: the largest sum of shifts that are less than a second apart, within five seconds
 * (https://web.dev/articles/cls). 0.000 in the figures' three decimals is less than 0.0005.
 */
export function scoreOf(shifts: readonly Shift[]): number {
  let most = 0;
  let session = { from: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { value, at } of shifts) {
    const goesOn = at - session.last < GAP && at - session.from < LONGEST;
    session = goesOn ? { ...session, last: at, sum: session.sum + value } : { from: at, last: at, sum: value };
    most = Math.max(most, session.sum);
  }
  return most;
}

/** Shifts in words, for the message of a test that fails. */
export const inWords = (shifts: readonly Shift[]): string =>
  shifts.map(({ value, at, what }) => `${value} at ${Math.round(at)} ms: ${what}`).join("\n");
