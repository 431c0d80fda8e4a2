import type { Page } from "playwright/test";
import { classOf } from "./class-of.ts";
import { expect } from "./watched-page.ts";

export const DISTANCE = 900;
const TABS = `.${classOf("app/ui/page-tabs.module.css", "tabs")} a`;
const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

/** Bars that stay in the window, and what is wrong with them. */
export interface Bars {
  /** How far down the page was scrolled. */
  scrolled: number;
  /** Controls in view. */
  controls: number;
  /** Tabs of the page in view. */
  tabs: number;
  /** Controls at whose place something else lies, and what does. */
  covered: string[];
}

/**
 * Scrolls a page down, not past its content, and asks what lies at each link, button and field of its bars: what is
 * fixed or sticks to the upper or lower edge. `tabs`: a selector of the page's own tabs.
 */
export const scrolledBars = (page: Page, distance: number, tabs: string): Promise<Bars> =>
  page.evaluate(
    async ([distance, tabs]) => {
      const bars = { scrolled: 0, controls: 0, tabs: 0, covered: [] as string[] };
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // What sticks leaves with the content that it belongs to.
      const content = document.querySelector("main")?.getBoundingClientRect();
      scrollTo(0, Math.min(distance, content ? Math.max(0, content.bottom - innerHeight / 2) : distance));
      await painted();
      bars.scrolled = scrollY;
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const stays = (element: Element) => {
        const { position, top, bottom } = getComputedStyle(element);
        return position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
      };
      const inWords = (element: Element | null) =>
        element && `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 30)}`;
      /** The middle of the part of a control that is in the window and not scrolled away within its bar. */
      const middleOf = (control: Element, bar: Element) => {
        let { left, top, right, bottom } = control.getBoundingClientRect();
        const clip = (box: { left: number; top: number; right: number; bottom: number }) => {
          left = Math.max(left, box.left);
          top = Math.max(top, box.top);
          right = Math.min(right, box.right);
          bottom = Math.min(bottom, box.bottom);
        };
        clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let around = control.parentElement; around && bar.contains(around); around = around.parentElement)
          if (getComputedStyle(around).overflow !== "visible") clip(around.getBoundingClientRect());
        return right - left < 8 || bottom - top < 8 ? undefined : { x: (left + right) / 2, y: (top + bottom) / 2 };
      };
      for (const bar of [...document.querySelectorAll("body *")].filter(
        (element) => stays(element) && isShown(element),
      ))
        for (const control of bar.querySelectorAll("a, button, summary, input, select")) {
          const middle = isShown(control) ? middleOf(control, bar) : undefined;
          if (!middle) continue;
          const hit = document.elementFromPoint(middle.x, middle.y);
          bars.controls += 1;
          if (control.matches(tabs)) bars.tabs += 1;
          if (!control.contains(hit) && !(hit?.contains(control) && bar.contains(hit)))
            bars.covered.push(`${inWords(control)} under ${inWords(hit)}`);
        }
      return bars;
    },
    [distance, tabs] as const,
  );

/** Checks on a phone and on a wide window that nothing which scrolls lies over an open page's bars. */
export async function expectOpenBars(page: Page, address: string): Promise<void> {
  const hasTabs = (await page.locator(TABS).count()) > 0;
  let controls = 0;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const bars = await scrolledBars(page, DISTANCE, TABS);
    expect(bars.covered, `${address} at ${width}`).toEqual([]);
    if (hasTabs) expect(bars.tabs, `${address} at ${width}: tabs that stay`).toBeGreaterThan(0);
    controls += bars.controls;
  }
  expect(controls, `${address}: controls that stay`).toBeGreaterThan(0);
}
