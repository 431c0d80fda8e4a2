import type { Page } from "playwright";

/** Windows of phones in CSS pixels, and sizes of the browser's medium text: as delivered, and 200 %. */
export const SCREENS = [390, 360, 320].flatMap((width) => [16, 32].map((size) => ({ width, size })));

export type Screen = (typeof SCREENS)[number];

/** A text that lacks room on a page. */
export interface TightLabel {
  text: string;
  /** Whether a part cannot be read, or the label of a control takes several lines. */
  fault: "cut" | "wrapped";
  /** CSS pixels that it would take on one line, and that its box has. */
  needs: number;
  has: number;
}

/** The texts of a loaded page that are cut off or, as labels of controls, wrapped; those that scroll are neither. */
const tightLabels = (page: Page): Promise<TightLabel[]> =>
  page.evaluate(() => {
    const CONTROLS = "a, button, summary, label, th, option, [role=tab]";
    const blockOf = (element: Element): Element => {
      const isInline = getComputedStyle(element).display === "inline";
      return isInline && element.parentElement ? blockOf(element.parentElement) : element;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden, [hidden], svg, select, noscript, script, style, article");
    /** A label with a picture or figures of its own beside it is not a label alone. */
    const controlOf = (element: Element, text: string): Element | undefined => {
      const control = element.closest(CONTROLS);
      return control && control.textContent?.trim() === text ? control : undefined;
    };
    const range = document.createRange();
    const labels: TightLabel[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || !/\p{L}{2}/u.test(text) || !isSeen(parent)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const block = blockOf(parent);
      const { overflowX } = getComputedStyle(block);
      const needs = Math.round(boxes.reduce((sum, { width }) => sum + width, 0));
      const has = Math.round(block.clientWidth);
      const isClipped = (overflowX === "hidden" || overflowX === "clip") && block.scrollWidth > block.clientWidth + 1;
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (isClipped) labels.push({ text, fault: "cut", needs: Math.max(needs, block.scrollWidth), has });
      else if (lines > 1 && controlOf(parent, text)) labels.push({ text, fault: "wrapped", needs, has });
    }
    return labels;
  });

/** What lacks room on a loaded page on each screen. Leaves the page as the last one has it. */
export async function labelsOnScreens(page: Page): Promise<(TightLabel & { screen: Screen })[]> {
  const session = await page.context().newCDPSession(page);
  const found: (TightLabel & { screen: Screen })[] = [];
  for (const screen of SCREENS) {
    const fontSizes = { standard: screen.size, fixed: (screen.size * 13) / 16 };
    await session.send("Page.setFontSizes", { fontSizes });
    await page.setViewportSize({ width: screen.width, height: 844 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    found.push(...(await tightLabels(page)).map((label) => ({ ...label, screen })));
  }
  await session.detach();
  return found;
}
