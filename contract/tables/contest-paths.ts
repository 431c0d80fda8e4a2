import { CONTEST_TYPES } from "./contest-types.ts";
import type { Sport } from "./sports.ts";

// Apart from paths.ts, which every page loads.

/** Contests in a sport. */
export const eventsPath = (sport: Sport): string => `/${sport}/event`;

interface ContestAddress {
  sport: Sport;
  /** Of CONTEST_TYPES. */
  contestType: number;
  contestId: string;
}

/** A contest: `/{sport}/event/{type}/{contestId}`. One of a type that nobody knows leads to all contests. */
export function contestPath({ sport, contestType, contestId }: ContestAddress): string {
  const known = CONTEST_TYPES.find(({ type }) => type === contestType);
  const all = eventsPath(known?.sport ?? sport);
  return known ? `${all}/${known.segment}/${encodeURIComponent(contestId)}` : all;
}
