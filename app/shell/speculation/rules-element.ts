/** Id of the element with the rules. */
export const SPECULATION_RULES_ID = "speculation-rules";

/** On pointerdown, or already on hover. On Android "moderate" follows the scroll position instead. */
export type Eagerness = "conservative" | "moderate";
