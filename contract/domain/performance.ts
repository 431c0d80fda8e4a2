import type { Match } from "./match.ts";

/** What a player did in a match. */
export interface Performance {
  match: Match;
  minutes: number;
  /** Decimal text. */
  rating?: string;
  isStarter: boolean;
  /** By the sport's own keys, with goals, assists and cards. */
  stats: Record<string, number>;
}

/** Latest first; `lastId` asks for what is older. */
export interface PerformancePage {
  performances: Performance[];
  hasNext: boolean;
  lastId?: string;
}
