/** What can be followed. Ids of one kind are unique within a sport. */
export const FOLLOWED_KINDS = ["match", "team", "competition"] as const;
export type FollowedKind = (typeof FOLLOWED_KINDS)[number];

export const isFollowedKind = (name: string): name is FollowedKind => FOLLOWED_KINDS.some((kind) => kind === name);

/** Maximum number of matches, teams or competitions, both sports together, that a member may follow. */
export const MOST_FOLLOWED = 500;
