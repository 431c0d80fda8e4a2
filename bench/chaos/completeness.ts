/** Shares of a healthy response's links and text that a complete one has; a match's clock may differ. */
const LINKS = 0.9;
const TEXT = 0.8;

const linksOf = (html: string): number => html.match(/<a\s[^>]*href=/g)?.length ?? 0;

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** Deferred parts of a streamed page that never arrived, or that the browser was told to render itself. */
const hasHoles = (html: string): boolean =>
  [...html.matchAll(/<template id="(B:\w+)"/g)].some(([, id]) => !html.includes(`$RC("${id}"`));

/** Whether a browser gets a complete document, with a heading. React sends deferred parts after the end tag. */
export const isDocument = (html: string): boolean =>
  /<\/html>(?:<(div|script|style)\b.*<\/(?:script|div)>)?\s*$/s.test(html) && /<h1[ >]/.test(html) && !hasHoles(html);

/** Whether a page has the content of a healthy one. */
export const isWholePage = (html: string, healthy: string): boolean =>
  isDocument(html) && linksOf(html) >= LINKS * linksOf(healthy) && textOf(html).length >= TEXT * textOf(healthy).length;

/** The same for an API response. */
export function isWholeJson(json: string, healthy: string): boolean {
  try {
    JSON.parse(json);
  } catch {
    return false;
  }
  return json.length >= LINKS * healthy.length;
}

/** Whether a response says that it is old: a notice in a page, `Cache-Status` in all others. */
export const saysAge = (text: string, cacheStatus: string | null): boolean =>
  text.includes("data-stale=") || (cacheStatus ?? "").includes("detail=last-good");
