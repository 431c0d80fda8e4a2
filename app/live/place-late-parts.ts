/**
 * React's calls in a streamed page: `$RS(part, place)` for a piece of a late part, `$RC(place, part)` for a whole one.
 */
const CALLS = /\$R([SC])\("([^"]+)","([^"]+)"\)/g;

/**
 * React streams late parts after the page, with scripts that move them into place. No script runs in a document that
 * was fetched and parsed, so this does the same: each late part replaces its fallback.
 */
export function placeLateParts(page: Document): void {
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
