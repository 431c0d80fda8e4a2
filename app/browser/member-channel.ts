/** Channel on which tabs notify each other that the member's session has ended. */
export const MEMBER_CHANNEL = "member-session";
export const SESSION_ENDED = "ended";
