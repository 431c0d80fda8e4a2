/** React's calls in a streamed page: `$RS(part, place)` for a piece of a late part, `$RC(place, part)` for a whole one. */
const CALLS = /\$R([SC])\("([^"]+)","([^"]+)"\)/g;

/**
 * What comes late, React streams behind the page, with a script that puts it into its place. In a document that was
 * fetched and parsed no script runs, so this does the same: the fallback goes and the late part stands there.
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

/** All behind the place, up to the comment that ends its boundary; boundaries may stand in each other. */
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
