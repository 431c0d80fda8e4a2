/** What the page's button asks for: `set` is for who has no password yet. */
export const CHANGE_PASSWORD = "change";
export const SET_PASSWORD = "set";
