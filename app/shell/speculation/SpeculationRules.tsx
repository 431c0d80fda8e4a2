import type { Page } from "~/page/page";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";
import { SPECULATION_RULES_ID, speculationRules } from "./speculation-rules.ts";

/**
 * Lets the browser fetch the page behind a link when the visitor presses it; with a mouse when it rests there
 * (prefetch-on-hover.ts). Nothing for a visitor who saves data.
 */
export function SpeculationRules({ page: { locale, savesData } }: { page: Pick<Page, "locale" | "savesData"> }) {
  const { nonce, hydrates } = useInlineParts();
  if (hydrates || savesData) return null;
  return (
    <script type="speculationrules" id={SPECULATION_RULES_ID} nonce={nonce} {...inlineText(speculationRules(locale))} />
  );
}
