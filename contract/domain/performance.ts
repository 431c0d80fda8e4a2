import type { Match } from "./match.ts";

/** A player's performance in a match. */
export interface Performance {
  match: Match;
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
