/** Comments of a page, and replies of a load (specification, section 9). */
export const COMMENTS_OF_A_PAGE = 10;
export const REPLIES_OF_A_LOAD = 100;
/** Comments with their replies in one answer; more that are asked for are not given. */
export const MOST_COMMENTS = 20;
/** Of each comment in a list, the latest replies that come with it. */
export const REPLIES_SHOWN = 3;

/** Characters as readers count them (grapheme clusters). */
export const LONGEST_COMMENT = 500;

/** Why a member reports a comment. */
export const REPORT_REASONS = ["spam", "abuse", "betting", "personalData", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
