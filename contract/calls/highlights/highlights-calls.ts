import { basketballHighlights, highlightList, matchHighlights } from "./highlights.ts";

/** The calls of this family, by name. */
export const HIGHLIGHT_CALLS = { matchHighlights, basketballHighlights, highlightList } as const;
