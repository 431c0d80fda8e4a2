import { useInlineParts } from "~/boot/inline-parts";
import { inlineText } from "~/boot/inline-text";

/** The looks of a face, a notice of old data or an empty list, beside it: few pages show one, and which do their data tells. */
export function FaceStyle() {
  const { nonce, faceCss } = useInlineParts();
  return <style nonce={nonce} {...inlineText(faceCss)} />;
}
