import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

/** At the end of a match's page: keeps the scroll position from one tab to another (keep-scroll-boot.ts). */
export function KeepScrollBoot() {
  const { nonce, keepScrollBoot } = useInlineParts();
  return <script nonce={nonce} {...inlineText(keepScrollBoot)} />;
}
