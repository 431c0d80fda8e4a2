/** What a basketball game has leaders in, in the order in which they stand. */
export const GAME_LEADER_KEYS = ["pts", "reb", "ast"] as const;
export type GameLeaderKey = (typeof GAME_LEADER_KEYS)[number];
