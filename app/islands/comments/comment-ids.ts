export const COMMENTS_TITLE_ID = "comments-title";

/** Of the sheet that says what needs an account. */
export const PROMPT_ID = "comments-prompt";
