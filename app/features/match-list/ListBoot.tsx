import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

/** Script before the list, for work during parsing (list-boot.ts). */
export function ListBoot() {
  const { nonce, listBoot } = useInlineParts();
  return <script nonce={nonce} {...inlineText(listBoot)} />;
}
