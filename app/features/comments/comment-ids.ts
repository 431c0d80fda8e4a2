export const COMMENTS_TITLE_ID = "comments-title";

/** Id of the sheet that asks guests to log in. */
export const PROMPT_ID = "comments-prompt";
