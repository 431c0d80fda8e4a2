import type { Pair } from "#contract/domain/match";

/** Goals of an even match in ninety minutes: about 2.7, the long-term mean of the large leagues. */
const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.2;
const NEUTRAL_GOALS = (HOME_GOALS + AWAY_GOALS) / 2;

/** Points of strength that multiply a side's goals by e, and divide the other's. */
const SCALE = 70;
/** Beyond it a match is a walk-over as it is. */
const WIDEST_GAP = 60;

/** Goals to expect of each side in ninety minutes with eleven men. Strengths are 0 to 100. */
export function expectedGoals(home: number, away: number, isNeutral: boolean): Pair {
  const gap = Math.max(-WIDEST_GAP, Math.min(WIDEST_GAP, home - away));
  const factor = Math.exp(gap / SCALE);
  return [(isNeutral ? NEUTRAL_GOALS : HOME_GOALS) * factor, (isNeutral ? NEUTRAL_GOALS : AWAY_GOALS) / factor];
}

/** Goals fall more often the longer a match lasts: this many times the mean rate at a minute; 1 on average over 90. */
export const lateness = (minute: number): number => 0.8 + (0.4 * Math.min(minute, 90)) / 90;
export const MOST_LATENESS = lateness(90);

/** What a dismissal does to the goals of the side that is a man short, and of the other. */
export const SHORT_HANDED = 0.7;
export const MAN_UP = 1.25;

/** Dismissals of one side in ninety minutes: by a second yellow card, and at once. */
export const SECOND_YELLOWS = 0.04;
export const REDS = 0.05;

/** Goals that are looked at again, and how many of those fall: 4 % of all. */
export const REVIEWED = 0.12;
export const TAKEN_BACK = 1 / 3;

/** A span in seconds: any whole number from the first to the last, all alike. */
export type Seconds = readonly [from: number, to: number];

/** From a goal to the restart. */
export const CELEBRATION: Seconds = [30, 60];
/** From a goal that is looked at again to the decision, and from there to the restart. */
export const UNTIL_DECISION: Seconds = [60, 180];
export const AFTER_DECISION: Seconds = [10, 30];

/** Added to each half of ordinary time. */
export const FIRST_HALF_ADDED: Seconds = [45, 270];
export const SECOND_HALF_ADDED: Seconds = [150, 440];
