/** Id of the sticky bar with a match's score and tabs. */
export const MATCH_BAR_ID = "match-bar";
