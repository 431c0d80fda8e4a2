import type { Page } from "playwright/test";

declare global {
  interface Window {
    shifts?: number;
  }
}

/** Sums up the layout shifts of every document that the page shows from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts = (window.shifts ?? 0) + entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shift of the document that is shown, after what was just done has been painted. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts ?? 0), 100)));
      }),
  );
