import { useInlineParts } from "~/boot/inline-parts";
import { inlineText } from "~/boot/inline-text";

/** In front of the list: applies the visitor's own folding while the list is being read (fold-boot.ts). */
export function FoldBoot() {
  const { nonce, foldBoot } = useInlineParts();
  return <script nonce={nonce} {...inlineText(foldBoot)} />;
}
