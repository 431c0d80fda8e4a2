/** Id of the element after the first screen of a page's rows, or of whatever replaces the rows. */
const FIRST_SCREEN_END = "first-screen";

/**
 * Goes into the head of pages with many rows: the browser delays its first paint until it has parsed the marked
 * element. Otherwise it paints the bare frame first and lays out the content in a separate pass. Each such page needs
 * the marker: Chromium logs a warning if it is missing. Other browsers ignore the link. HTML, "render-blocking
 * mechanism".
 */
export const FIRST_SCREEN_LINK = {
  tagName: "link",
  rel: "expect",
  href: `#${FIRST_SCREEN_END}`,
  blocking: "render",
} as const;

/** Marks the end of the first screen if the server rendered no rows, or has not yet. */
export const FirstScreenEnd = () => <i id={FIRST_SCREEN_END} hidden />;
