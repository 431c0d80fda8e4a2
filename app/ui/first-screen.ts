/** Id of what stands behind the first screen of a page's rows, or of what is there in their place. */
export const FIRST_SCREEN_END = "first-screen";

/**
 * For the head of a page of many rows: the browser paints when it has read so far. Else it paints the frame alone first,
 * and styles and lays out what the visitor came for in a turn of its own. Each such page needs the mark: Chromium tells
 * its console where it found none. Browsers that do not know it lose nothing. HTML, "render-blocking mechanism".
 */
export const FIRST_SCREEN_LINK = {
  tagName: "link",
  rel: "expect",
  href: `#${FIRST_SCREEN_END}`,
  blocking: "render",
} as const;
