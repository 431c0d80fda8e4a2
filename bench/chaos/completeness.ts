/** Shares of the links and of the text of a healthy answer that a whole one has; the clock of a match may differ. */
const LINKS = 0.9;
const TEXT = 0.8;

const linksOf = (html: string): number => html.match(/<a\s[^>]*href=/g)?.length ?? 0;

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

/** Deferred parts of a streamed page that never came, or of which the browser was told to render them itself. */
const hasHoles = (html: string): boolean =>
  [...html.matchAll(/<template id="(B:\w+)"/g)].some(([, id]) => !html.includes(`$RC("${id}"`));

/** Whether a browser gets a document to its end, with a heading. React sends deferred parts behind the end tag. */
export const isDocument = (html: string): boolean =>
  /<\/html>(?:<(div|script|style)\b.*<\/(?:script|div)>)?\s*$/s.test(html) && /<h1[ >]/.test(html) && !hasHoles(html);

/** Whether a page has what it has while nothing is wrong. */
export const isWholePage = (html: string, healthy: string): boolean =>
  isDocument(html) && linksOf(html) >= LINKS * linksOf(healthy) && textOf(html).length >= TEXT * textOf(healthy).length;

/** The same of an answer of the API. */
export function isWholeJson(json: string, healthy: string): boolean {
  try {
    JSON.parse(json);
  } catch {
    return false;
  }
  return json.length >= LINKS * healthy.length;
}

/** Whether an answer says that it is old: a notice in a page, `Cache-Status` of everything else. */
export const saysAge = (text: string, cacheStatus: string | null): boolean =>
  text.includes("data-stale=") || (cacheStatus ?? "").includes("detail=last-good");
