/** The session is over: whoever was signed in is a guest now. */
export class SessionEnded extends Error {}
