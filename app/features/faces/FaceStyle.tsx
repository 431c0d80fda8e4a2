import { useInlineParts } from "~/boot/inline-parts";
import { inlineText } from "~/boot/inline-text";

/** The looks of a face, beside it: few pages show one, and which do is not known before their data has come. */
export function FaceStyle() {
  const { nonce, faceCss } = useInlineParts();
  return <style nonce={nonce} {...inlineText(faceCss)} />;
}
