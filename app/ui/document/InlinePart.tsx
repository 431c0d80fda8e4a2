import { useInlineParts } from "./inline-parts.ts";
import { inlineText } from "./raw-markup.ts";

const ELEMENTS = { listBoot: "script", keepScrollBoot: "script", errorStateCss: "style" } as const;

/**
 * A script or style sheet that the few pages with a use for it inline:
 * - `listBoot`: before a list of matches, for work during parsing (list-boot.ts);
 * - `keepScrollBoot`: at the end of a match page, keeps the scroll position between tabs (keep-scroll-boot.ts);
 * - `errorStateCss`: next to an error state, stale notice or empty list, as only a page's data decides whether it has one.
 */
export function InlinePart({ part }: { part: keyof typeof ELEMENTS }) {
  const { nonce, [part]: text } = useInlineParts();
  const Element = ELEMENTS[part];
  return <Element nonce={nonce} {...inlineText(text)} />;
}
