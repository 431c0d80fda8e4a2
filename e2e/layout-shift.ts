import type { Page } from "playwright/test";

declare global {
  interface Window {
    shifts?: string[];
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
    const shifts: string[] = [];
    window.shifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push(
            `${value}: ${sources
              .map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return `${element?.outerHTML.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`;
              })
              .join("; ")}`,
          );
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved in the document that is shown, after what was just done has been painted. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts ?? []), 100)));
      }),
  );

/** The score of shifts: 0.000 in the figures' three decimals is less than 0.0005. */
export const scoreOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
