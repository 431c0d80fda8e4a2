import { trustedMarkup } from "~/runtime/page-script/trusted-types";

/**
 * React's calls in a streamed page: `$RS(part, place)` for a piece of a late part, `$RC(place, part)` for a whole one.
 */
const CALLS = /\$R([SC])\("([^"]+)","([^"]+)"\)/g;

/**
 * React streams late parts after the page, with scripts that move them into place. No script runs in a document that
 * was fetched and parsed, so this does the same: each late part replaces its fallback.
 */
function placeLateParts(page: Document): void {
  for (const { textContent } of page.querySelectorAll("script"))
    for (const [, kind, first = "", second = ""] of (textContent ?? "").matchAll(CALLS)) {
      const [place, part] = (kind === "C" ? [first, second] : [second, first]).map((id) => page.getElementById(id));
      if (!place || !part) continue;
      if (kind === "C") removeFallback(place);
      place.replaceWith(...part.childNodes);
      part.remove();
    }
}

/** All siblings up to the comment that ends the boundary; boundaries may be nested. */
function removeFallback(place: Element): void {
  let depth = 0;
  for (let node = place.nextSibling; node; node = place.nextSibling) {
    const mark = node instanceof Comment ? node.data : "";
    if (mark === "/$" && depth === 0) return;
    if (mark === "/$") depth -= 1;
    else if (mark.startsWith("$")) depth += 1;
    node.remove();
  }
}

/** Elements whose content browsers with scripts parse as text. */
const asText = (markup: string): string => markup.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Parses a fetched page as a browser with scripts does: <noscript> content stays text until it is inserted
 * (match-list/deferred-groups.ts). Style elements are removed: their nonce is not this page's, so they would violate
 * its CSP. Late parts are moved into place.
 */
export function parsePage(text: string): Document {
  const page = new DOMParser().parseFromString(
    trustedMarkup(
      text.replace(/<style[\s\S]*?<\/style>/g, "").replace(/(?<=<noscript>)[\s\S]*?(?=<\/noscript>)/g, asText),
    ),
    "text/html",
  );
  placeLateParts(page);
  return page;
}

/** The address of just the page's list (worker/pages/part). */
export function partAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set("fragment", "list");
  return url.href;
}
