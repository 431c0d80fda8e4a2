import type { CDPSession, Page } from "playwright/test";
import { resizeTo } from "./page-ready.ts";

const WIDTHS = [390, 360, 320];
/** The size of medium text in the browser's settings: as delivered, and 200 %. */
const TEXT_SIZES = [16, 32];

/** Sets the text size as the browser's own setting does. */
export const setTextSize = (session: CDPSession, standard: number): Promise<unknown> =>
  session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });

/** What is wrong with a page's figures and layout on each narrow phone, at each text size. */
export async function faultsWhereNarrow(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const size of TEXT_SIZES) {
    await setTextSize(session, size);
    for (const width of WIDTHS) {
      await resizeTo(page, { width, height: 844 });
      const found = [...(await brokenFigures(page)), ...(await layoutFaults(page))];
      faults.push(...[...new Set(found)].map((fault) => `${width} pixels, text ${size}: ${fault}`));
    }
  }
  await session.detach();
  return faults;
}

/**
 * What is wrong with a page's figures (scores, clocks, prices, counts) as laid out: broken over two lines, outside the
 * window, cut off by what they are in. What a visitor can scroll to within its box is not cut.
 */
export const brokenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FIGURE = /\d+(?:(?: [–-] |[-–:/.,])\d+)*/g;
    /** Lays out what is off screen too. */
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything];

    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** The element that starts the lines of a text: itself or one around it. */
    const blockOf = (element: Element | null): Element | null =>
      element && getComputedStyle(element).display === "inline" ? blockOf(element.parentElement) : element;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden, [hidden], svg, select, noscript, script, style");
    const isHiddenByClip = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath !== "none") return true;
      return false;
    };
    /** The part of the page in which an element's text is seen; undefined edges where a visitor can scroll. */
    const frames = new Map<Element, Box>();
    const frameOf = (element: Element | null): Box => {
      if (!element || element === document.documentElement || element === document.body)
        return { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
      const known = frames.get(element);
      if (known) return known;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
      const box = element.getBoundingClientRect();
      const around = position === "fixed" ? frameOf(null) : frameOf(element.parentElement);
      const frame = scrolls
        ? { left: -1e6, right: 1e6, top: around.top, bottom: around.bottom }
        : overflowX === "visible"
          ? around
          : {
              left: Math.max(around.left, box.left),
              right: Math.min(around.right, box.right),
              top: overflowY === "visible" ? around.top : Math.max(around.top, box.top),
              bottom:
                /auto|scroll/.test(overflowY) || overflowY === "visible"
                  ? around.bottom
                  : Math.min(around.bottom, box.bottom),
            };
      frames.set(element, frame);
      return frame;
    };

    // The texts of each element: React and translations may have split one.
    const parents = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.textContent?.trim() ? node.parentElement : null;
      if (parent && isSeen(parent) && !isHiddenByClip(parent))
        parents.set(parent, [...(parents.get(parent) ?? []), node as Text]);
    }
    const figures: { box: Box; parent: Element; text: string }[] = [];
    const faults: string[] = [];
    const where = (element: Element) => {
      const names: string[] = [];
      for (let at: Element | null = element; at && names.length < 4; at = at.parentElement)
        names.unshift(`${at.localName}${at.id ? `#${at.id}` : ""}${at.classList[0] ? `.${at.classList[0]}` : ""}`);
      return names.join(" > ");
    };
    for (const [parent, texts] of parents) {
      const whole = texts.map(({ data }) => data).join("");
      const placeOf = (offset: number, isEnd: boolean): [Text, number] => {
        let rest = offset;
        for (const text of texts) {
          if (rest < text.length || (isEnd && rest === text.length)) return [text, rest];
          rest -= text.length;
        }
        throw new Error("beyond the text");
      };
      for (const { 0: text, index } of whole.matchAll(FIGURE)) {
        const range = document.createRange();
        const [first, from] = placeOf(index, false);
        range.setStart(first, from);
        range.setEnd(...placeOf(index + text.length, true));
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 1);
        const [box] = boxes;
        if (!box) continue;
        if (boxes.some((other) => other.top >= box.bottom - 2 || other.bottom <= box.top + 2))
          faults.push(`broken: ${text} in ${where(parent)}`);
        figures.push({ box: range.getBoundingClientRect(), parent, text });
      }
    }
    for (const { box, parent, text } of figures) {
      const block = blockOf(parent);
      // A number in a name that is shortened with an ellipsis, such as a team of under 21-year-olds.
      if (block && getComputedStyle(block).textOverflow === "ellipsis" && /\p{L}{2}/u.test(block.textContent ?? ""))
        continue;
      const frame = frameOf(parent);
      const middle = (box.top + box.bottom) / 2;
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`cut: ${text} in ${where(parent)}`);
      else if (middle < frame.top || middle > frame.bottom) faults.push(`cut in height: ${text} in ${where(parent)}`);
    }
    return faults;
  });

/**
 * What else is wrong with a page's layout: it scrolls sideways, cuts Khmer vowels off, or has controls in another font.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    // A pixel is rounding.
    if (scrollWidth > innerWidth + 1) faults.push(`wider than the window by: ${scrollWidth - innerWidth} pixels`);
    const named = (element: Element) =>
      `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".visually-hidden, svg");
    const { fontFamily } = getComputedStyle(document.body);
    for (const control of document.querySelectorAll("button, input, select, textarea"))
      if (isSeen(control) && getComputedStyle(control).fontFamily !== fontFamily)
        faults.push(`another font: ${named(control)}`);
    for (const element of document.querySelectorAll("body *")) {
      const isKhmer = [...element.childNodes].some((node) => node instanceof Text && /[\u1780-\u17ff]/.test(node.data));
      if (!isKhmer || !isSeen(element)) continue;
      const { overflowY, lineHeight, fontSize } = getComputedStyle(element);
      if (overflowY !== "visible" && Number.parseFloat(lineHeight) < 1.59 * Number.parseFloat(fontSize))
        faults.push(`Khmer lines too low: ${named(element)}`);
    }
    const outside = [...document.querySelectorAll(".tab-bar > *")].filter((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    faults.push(...outside.map((tab) => `tab outside: ${named(tab)}`));
    const range = document.createRange();
    // Scripts without spaces break between their words.
    for (const label of document.querySelectorAll(".tab-bar > a, .tab-bar > details > summary"))
      for (const text of [...label.querySelectorAll("*"), label].flatMap(({ childNodes }) => [...childNodes]))
        if (
          text instanceof Text &&
          /^[\p{Script=Latin}\d]+$/u.test(text.data.trim()) &&
          isSeen(text.parentElement ?? label)
        ) {
          range.selectNodeContents(text);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            faults.push(`broken word: ${text.data}`);
        }
    return faults;
  });
