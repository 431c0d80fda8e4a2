import type { Match, Side } from "./match.ts";

/** A player's performance in a match. */
export interface Performance {
  match: Match;
  /** The side of the team that they played for: a former club, or their country. */
  side?: Side;
  minutes: number;
  /** Decimal text. */
  rating?: string;
  isStarter: boolean;
  /** By the sport's own keys, including goals, assists and cards. */
  stats: Record<string, number>;
}

/** Latest first; `lastId` requests older ones. */
export interface PerformancePage {
  performances: Performance[];
  hasNext: boolean;
  lastId?: string;
}
