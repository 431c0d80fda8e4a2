/** Id of the element that holds the rules. */
export const SPECULATION_RULES_ID = "speculation-rules";

/** On pointerdown, or already when the pointer rests on a link. On Android "moderate" follows the scroll position instead. */
export type Eagerness = "conservative" | "moderate";
