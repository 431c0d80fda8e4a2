import type { FollowedKind } from "../tables/followed-kinds.ts";
import type { Sport } from "../tables/sports.ts";

/** Ids that a member follows in one sport, latest first. */
export type FollowedIds = { sport: Sport } & Record<FollowedKind, string[]>;
