import type { Shot, ShotOutcome } from "#contract/domain/match-statistics";
import { tenth } from "#contract/text/decimal-text";
import { formatMinute } from "~/features/match-row/match-status";

/** Outcomes on the map, best first; own goals are no one's shots and appear only in the list. */
export const MAPPED = ["goal", "saved", "post", "off", "blocked"] as const satisfies readonly ShotOutcome[];
export type MappedOutcome = (typeof MAPPED)[number];

export interface ShotMark {
  outcome: MappedOutcome;
  /** Metres from the left touch-line and from the goal line, with the side attacking upwards. */
  x: number;
  y: number;
  /** Metres; the area grows with the chance. */
  radius: number;
}

// Metres; a pitch of 105 by 68, of which the map shows the end.
const LENGTH = 105;
const WIDTH = 68;
export const MAP_DEPTH = 44;
const EDGE = 1;
const UNKNOWN_CHANCE = 0.05;
const SMALLEST = 0.8;
const GROWTH = 2.6;

const isMapped = (outcome: ShotOutcome): outcome is MappedOutcome => MAPPED.some((one) => one === outcome);

/** Position and size of a shot's mark; undefined for own goals. A shot from further away is put at the edge. */
export function shotMark({ outcome, x, y, xg }: Pick<Shot, "outcome" | "x" | "y" | "xg">): ShotMark | undefined {
  if (!isMapped(outcome)) return undefined;
  const chance = Math.min(1, Math.max(0, Number(xg ?? UNKNOWN_CHANCE)));
  return {
    outcome,
    x: within((y / 100) * WIDTH, WIDTH),
    y: within(((100 - x) / 100) * LENGTH, MAP_DEPTH),
    radius: tenth(SMALLEST + GROWTH * Math.sqrt(chance)),
  };
}

const within = (value: number, most: number): number => tenth(Math.min(most - EDGE, Math.max(EDGE, value)));
/** 45+2', on the map and in the list. */
export const minuteOf = ({ minute, addedMinute }: Pick<Shot, "minute" | "addedMinute">): string =>
  `${formatMinute(minute, addedMinute)}'`;
