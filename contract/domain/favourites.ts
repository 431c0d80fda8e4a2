import type { FollowedKind } from "../tables/followed-kinds.ts";
import type { Sport } from "../tables/sports.ts";

/** What a member follows of one sport, by id, the latest first. */
export type FollowedIds = { sport: Sport } & Record<FollowedKind, string[]>;
