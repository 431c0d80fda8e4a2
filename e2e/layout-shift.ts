import type { Page } from "playwright/test";

/** A layout shift. */
export interface Shift {
  value: number;
  /** Milliseconds since the document's start. */
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
  /** Within half a second of an input, which is excluded from CLS. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records shifts in every document that the page loads from now on. */
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

/** Shifts in the current document so far, once the latest action has been painted. */
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
 * (https://web.dev/articles/cls). 0.000 in figures with three decimals means less than 0.0005.
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

/** Shifts as text, for failure messages. */
export const inWords = (shifts: readonly Shift[]): string =>
  shifts.map(({ value, at, what }) => `${value} at ${Math.round(at)} ms: ${what}`).join("\n");
