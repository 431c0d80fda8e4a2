import type { HIGHLIGHT_CALLS } from "#contract/calls/highlights/highlights-calls";
import { ofEachSport } from "#contract/tables/sports";
import type { CallsOf } from "../../matches/call-context.ts";
import { highlightsOf, highlightsOfSport } from "./highlights.ts";

/** Handlers of this family's calls. */
export const HIGHLIGHT_ANSWERS: CallsOf<typeof HIGHLIGHT_CALLS> = {
  ...ofEachSport("matchHighlights", highlightsOf),
  highlightList: highlightsOfSport,
};
