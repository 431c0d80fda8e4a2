/** Passes the id of a checked session to a bell. */
export const SESSION_HEADER = "X-Session";
