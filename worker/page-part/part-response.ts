import { FETCHED_HEADER } from "#contract/tables/page-part";
import { contentHash } from "../cache/cache-entry.ts";
import { contentOf, fetchedAtOf, listPart } from "./list-part.ts";

/** What a page's answer says to browsers and proxies of a part of it, too. */
const COPIED_HEADERS = ["Vary", "Cache-Status", "Content-Language"];

/**
 * The changing part of a page, from the page's answer; 304 to who has it already (RFC 9110, section 13). Redirects and
 * error pages pass as they are, and so does a page without such a part.
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
    // Beside the content: a part that has not changed is as old as the page that it was made of now.
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
