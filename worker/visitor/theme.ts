import { THEMES, type Theme } from "#contract/tables/themes";

const WIDTH = Math.max(...THEMES.map((theme) => theme.length));
const encoder = new TextEncoder();

/** The value of `data-theme`, padded to one width so that themes can be replaced in place in a cached page. */
export const themeText = (theme: Theme): string => theme.padEnd(WIDTH);

const BYTES = new Map(THEMES.map((theme) => [theme, encoder.encode(themeText(theme))]));
const NONE = new Uint8Array();

/** The bytes of `themeText`. */
export const themeBytes = (theme: Theme): Uint8Array => BYTES.get(theme) ?? NONE;

const ATTRIBUTE = encoder.encode('data-theme="');

/** First bytes of a page, which contain its first element's attribute, before any user's text. */
export const THEME_WITHIN = 1_024;

/** Offset of the theme's value in a page; undefined where the page has none. */
export function themeOffset(page: Uint8Array): number | undefined {
  const head = page.subarray(0, THEME_WITHIN);
  for (let at = head.indexOf(ATTRIBUTE[0] ?? 0); at !== -1; at = head.indexOf(ATTRIBUTE[0] ?? 0, at + 1)) {
    if (ATTRIBUTE.every((byte, index) => head[at + index] === byte)) return at + ATTRIBUTE.length;
  }
  return undefined;
}
