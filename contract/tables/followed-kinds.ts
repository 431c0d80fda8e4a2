/** What can be followed. Ids of one kind are unique within a sport. */
export const FOLLOWED_KINDS = ["match", "team", "competition"] as const;
export type FollowedKind = (typeof FOLLOWED_KINDS)[number];

/** Matches, teams or competitions, of both sports together, that one member may follow. */
export const MOST_FOLLOWED = 500;
