import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/inline-text";

/**
 * The styles of an error state, stale notice or empty list, inlined next to it: few pages show one, and only their data
 * decides which.
 */
export function ErrorStyles() {
  const { nonce, errorStateCss } = useInlineParts();
  return <style nonce={nonce} {...inlineText(errorStateCss)} />;
}
