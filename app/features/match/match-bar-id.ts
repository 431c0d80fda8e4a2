/** Of the bar with a match's score and tabs, which stays in view. */
export const MATCH_BAR_ID = "match-bar";
