import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

/** At the end of a match page: keeps the scroll position between tabs (keep-scroll-boot.ts). */
export function KeepScrollBoot() {
  const { nonce, keepScrollBoot } = useInlineParts();
  return <script nonce={nonce} {...inlineText(keepScrollBoot)} />;
}
