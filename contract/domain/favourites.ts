import type { FollowedKind } from "../tables/followed-kinds.ts";
import type { Sport } from "../tables/sports.ts";
import type { MatchList } from "./competition.ts";

/** A day's matches of a member's favourites. */
export interface FavouriteMatches extends MatchList {
  /** Ids of those of which the member is notified. */
  notifyingIds: readonly string[];
}

/** Ids that a member follows in one sport, latest first. */
export type FollowedIds = { sport: Sport } & Record<FollowedKind, string[]>;

/** The calendar of what a member follows. */
export interface FollowedCalendarLink {
  /** The signed part of its address; absent while it is turned off. */
  link?: string;
}
