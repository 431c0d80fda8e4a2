import { trustedJson } from "~/runtime/page-script/trusted-types";

/** Id of the element with the rules. */
export const SPECULATION_RULES_ID = "speculation-rules";

/** On pointerdown, or already on hover. On Android "moderate" follows the scroll position instead. */
export type Eagerness = "conservative" | "moderate";

const PRESSED: Eagerness = "conservative";
const HOVERED: Eagerness = "moderate";

/**
 * Adds rules that prefetch on hover, on devices that can hover. Speculation rules have no media queries, and on touch
 * screens the same eagerness prefetches links that nobody has touched.
 */
export function prefetchOnHover(page: Document, canHover = matchMedia("(hover: hover)").matches): void {
  const rules = page.getElementById(SPECULATION_RULES_ID) as HTMLScriptElement | null;
  if (!rules || !canHover) return;
  const added = page.createElement("script");
  added.type = rules.type;
  added.nonce = rules.nonce;
  added.textContent = trustedJson(rules.text.replace(`"${PRESSED}"`, `"${HOVERED}"`));
  page.body.appendChild(added);
}
