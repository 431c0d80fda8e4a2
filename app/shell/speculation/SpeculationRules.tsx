import type { Page } from "~/page/page";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";
import { SPECULATION_RULES_ID } from "./rules-element.ts";

/**
 * Lets the browser fetch the page behind a link when the visitor presses it; with a mouse when it rests there
 * (prefetch-on-hover.ts). Nothing for a visitor who saves data.
 */
export function SpeculationRules({ page: { savesData } }: { page: Pick<Page, "savesData"> }) {
  const { nonce, hydrates, speculationRules } = useInlineParts();
  if (hydrates || savesData) return null;
  return <script type="speculationrules" id={SPECULATION_RULES_ID} nonce={nonce} {...inlineText(speculationRules)} />;
}
