import { FETCHED_HEADER } from "#contract/tables/edge-headers";
import { contentHash } from "../../upstream/cache/cache-entry.ts";

/** Whether an address requests the part of its page that follows its matches: `?fragment=list`. */
export const asksForList = (search: string): boolean => /[?&]fragment=list(?:&|$)/.test(search);

const LIST = /<div\b[^>]*\bid="list"[^>]*>/;
/** Names the page's script, whose address differs between builds. */
const BUILD = /<script\b[^>]*\bid="page-script"[^>]*><\/script>/;
/** The date field of a day's list, which gives its day. */
const DAY = /<input type="date"[^>]*>/;
/** The UTC offsets of a page's times, each after the instant from which it applies. */
const ZONE = /<html\b[^>]*\bdata-zone="([^"]*)"/;
/** The colours of both sides of a match. */
const COLOURS = /<style\b[^>]*>:root\{(--home:[^<}]*)\}<\/style>/;
const DIV = /<(\/?)div\b[^>]*>/g;

/** A page's element with the id `list` and its content. The markup is ours: its divs are balanced. */
function listElement(html: string): string | undefined {
  const start = LIST.exec(html);
  if (!start) return undefined;
  DIV.lastIndex = start.index;
  let depth = 0;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start.index, DIV.lastIndex);
  }
  return undefined;
}

/**
 * The part of a page that changes with its matches, plus what a page needs to decide whether it may use it; undefined
 * for a page without such a part. A third to a tenth of the page: the rest is the same each time.
 */
export function listPart(html: string): string | undefined {
  const list = listElement(html);
  if (list === undefined) return undefined;
  // Without the instants: where one is the request's own, every response would count as changed.
  const zone = ZONE.exec(html)?.[1]?.replace(/\d+:/g, "");
  const root = zone ? `<html data-zone="${zone}">` : "";
  const colours = COLOURS.exec(html)?.[1];
  const meta = colours ? `<meta name="match-colours" content="${colours}">` : "";
  return `<!doctype html>${root}${meta}${BUILD.exec(html)?.[0] ?? ""}${DAY.exec(html)?.[0] ?? ""}${list}`;
}

/** When its matches were fetched, as text in milliseconds. */
const fetchedAtOf = (part: string): string | undefined => / data-fetched="(\d+)"/.exec(part)?.[1];

/** The part's content, without fetch time and nonce, which do not count as changes. */
const contentOf = (part: string): string => part.replace(/ data-fetched="\d+"/, "").replace(/ nonce="[^"]*"/g, "");

/** Headers of a page's response that also apply to a part of it. */
const COPIED_HEADERS = ["Vary", "Cache-Status", "Content-Language"];

/**
 * The changing part of a page, from the page's response; 304 if unchanged (RFC 9110, section 13). Redirects, error
 * pages and pages without such a part pass through.
 */
export async function partResponse(page: Response, ifNoneMatch: string | undefined): Promise<Response> {
  if (page.status !== 200) return page;
  const html = await page.text();
  const part = listPart(html);
  if (part === undefined) return new Response(html, page);
  const etag = `"${await contentHash(new TextEncoder().encode(contentOf(part)))}"`;
  const fetchedAt = fetchedAtOf(part);
  const headers = new Headers({
    "Cache-Control": "private, no-cache",
    "Content-Type": "text/html; charset=utf-8",
    ETag: etag,
    // Apart from the content: an unchanged part is as old as the page that it was now made from.
    ...(fetchedAt && { [FETCHED_HEADER]: fetchedAt }),
    "X-Robots-Tag": "noindex",
  });
  for (const name of COPIED_HEADERS) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (
    ifNoneMatch
      ?.replace(/\bW\//g, "")
      .split(/\s*,\s*/)
      .includes(etag)
  )
    return new Response(null, { status: 304, headers });
  return new Response(part, { headers });
}
