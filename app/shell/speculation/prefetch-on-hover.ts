import { trustedJson } from "~/browser/trusted-types";
import { type Eagerness, SPECULATION_RULES_ID } from "./rules-element.ts";

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
