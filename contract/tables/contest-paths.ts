import { CONTEST_TYPES } from "./contest-types.ts";
import { DEFAULT_SPORT, SPORTS, type Sport } from "./sports.ts";

// Separate from paths.ts, which every page loads.

/** Contests in a sport. */
export const eventsPath = (sport: Sport): string => `/${sport}/event`;

const EVENTS = SPORTS.map(({ code }) => eventsPath(code));

/** Whether a path without the locale is about events: all of a sport, or one. */
export const isEventPath = (path: string): boolean => EVENTS.some((all) => path === all || path.startsWith(`${all}/`));

interface ContestAddress {
  /** Absent for a contest of all sports. */
  sport?: Sport;
  /** One of CONTEST_TYPES. */
  contestType: number;
  contestId: string;
}

/** A contest: `/{sport}/event/{type}/{contestId}`. An unknown type links to all contests. */
export function contestPath({ sport, contestType, contestId }: ContestAddress): string {
  const known = CONTEST_TYPES.find(({ type }) => type === contestType);
  const all = eventsPath(known?.sport ?? sport ?? DEFAULT_SPORT);
  return known ? `${all}/${known.segment}/${encodeURIComponent(contestId)}` : all;
}
