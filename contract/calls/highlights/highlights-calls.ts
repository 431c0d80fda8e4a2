import { ofEachSport } from "../../tables/sports.ts";
import { highlightList, matchHighlights } from "./highlights.ts";

/** The calls of this family, by name. */
export const HIGHLIGHT_CALLS = { ...ofEachSport("matchHighlights", matchHighlights), highlightList } as const;
