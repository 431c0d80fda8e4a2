import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

/** In front of the list: what the list does while it is being read (list-boot.ts). */
export function ListBoot() {
  const { nonce, listBoot } = useInlineParts();
  return <script nonce={nonce} {...inlineText(listBoot)} />;
}
