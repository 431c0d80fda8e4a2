import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

/** The styles of an error state, a notice of old data or an empty list, beside it: few pages show one, and only their data says which. */
export function ErrorStyles() {
  const { nonce, errorStateCss } = useInlineParts();
  return <style nonce={nonce} {...inlineText(errorStateCss)} />;
}
