/** Comments per page, and replies per load (specification, section 9). */
export const COMMENTS_OF_A_PAGE = 10;
export const REPLIES_OF_A_LOAD = 100;
/** Maximum number of comments with replies in one answer, even if more are requested. */
export const MOST_COMMENTS = 20;
/** Latest replies included with each comment of a list. */
export const REPLIES_SHOWN = 3;

/** Characters as users perceive them (grapheme clusters). */
export const LONGEST_COMMENT = 500;

/** Why a member reports a comment. */
export const REPORT_REASONS = ["spam", "abuse", "betting", "personalData", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
