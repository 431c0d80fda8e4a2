/** Playing surfaces; translation keys. */
export const SURFACES = ["grass", "artificial", "hybrid", "indoor"] as const;
export type Surface = (typeof SURFACES)[number];

/** Leader categories of a basketball game, in display order. */
export const GAME_LEADER_KEYS = ["pts", "reb", "ast"] as const;
export type GameLeaderKey = (typeof GAME_LEADER_KEYS)[number];
