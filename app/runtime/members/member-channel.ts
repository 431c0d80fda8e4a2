/** Channel on which tabs notify each other that the member's session has ended. A page hears its own messages. */
export const MEMBER_CHANNEL = "member-session";
/** In this browser: the member has logged out, or somebody else opens the site as a guest. */
export const SESSION_ENDED = "ended";
/** On another device, or after its time: what the member has not sent is kept for them. */
export const ENDED_ELSEWHERE = "elsewhere";
