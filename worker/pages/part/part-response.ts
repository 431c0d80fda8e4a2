import { FETCHED_HEADER } from "#contract/tables/edge-headers";
import { contentHash } from "../../upstream/cache/cache-entry.ts";
import { contentOf, fetchedAtOf, listPart } from "./list-part.ts";

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
