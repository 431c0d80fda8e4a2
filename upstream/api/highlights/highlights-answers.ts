import type { HIGHLIGHT_CALLS } from "#contract/calls/highlights/highlights-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { highlightsOf, highlightsOfSport } from "./highlights.ts";

/** Handlers of this family's calls. */
export const HIGHLIGHT_ANSWERS: CallsOf<typeof HIGHLIGHT_CALLS> = {
  matchHighlights: highlightsOf("football"),
  basketballHighlights: highlightsOf("basketball"),
  highlightList: highlightsOfSport,
};
