import { useInlineParts } from "~/boot/inline-parts";
import { inlineText } from "~/boot/inline-text";

/** Behind the whole of a match's page: keeps the place on the way from one of its pages to another (keep-scroll-boot.ts). */
export function KeepScrollBoot() {
  const { nonce, keepScrollBoot } = useInlineParts();
  return <script nonce={nonce} {...inlineText(keepScrollBoot)} />;
}
