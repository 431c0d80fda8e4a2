/** The intent of the page's button: `set` is for members without a password. */
export const CHANGE_PASSWORD = "change";
export const SET_PASSWORD = "set";
