import type { Page } from "~/page/page";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";
import { SPECULATION_RULES_ID } from "./prefetch-on-hover.ts";

/**
 * Lets the browser prefetch the document behind a link on press, or on hover with a mouse (prefetch-on-hover.ts).
 * Nothing for visitors who save data.
 */
export function SpeculationRules({ page: { savesData } }: { page: Pick<Page, "savesData"> }) {
  const { nonce, hydrates, speculationRules } = useInlineParts();
  if (hydrates || savesData) return null;
  return <script type="speculationrules" id={SPECULATION_RULES_ID} nonce={nonce} {...inlineText(speculationRules)} />;
}
