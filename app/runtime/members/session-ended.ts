/** The session has ended: the visitor is now a guest. */
export class SessionEnded extends Error {}

/** Channel on which tabs notify each other that the member's session has ended. A page hears its own messages. */
export const MEMBER_CHANNEL = "member-session";
/** Ended in this browser: the member has logged out, or another person opened the site as a guest. */
export const SESSION_ENDED = "ended";
/** Ended on another device, or expired: the member's unsent input is kept for them. */
export const ENDED_ELSEWHERE = "elsewhere";
