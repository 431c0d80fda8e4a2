/** The session has ended: the visitor is now a guest. */
export class SessionEnded extends Error {}
