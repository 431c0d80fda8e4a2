import type { Pair } from "#contract/domain/match";

/** Goals of an even match in ninety minutes: about 2.7, the long-term mean of the large leagues. */
const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.2;
const NEUTRAL_GOALS = (HOME_GOALS + AWAY_GOALS) / 2;

/** Points of strength that multiply a side's goals by e, and divide the other's. */
const SCALE = 70;
/** A larger gap makes no difference: the match is one-sided anyway. */
const WIDEST_GAP = 60;

/** Expected goals of each side in ninety minutes with eleven players. Strengths are 0 to 100. */
export function expectedGoals(home: number, away: number, isNeutral: boolean): Pair {
  const gap = Math.max(-WIDEST_GAP, Math.min(WIDEST_GAP, home - away));
  const factor = Math.exp(gap / SCALE);
  return [(isNeutral ? NEUTRAL_GOALS : HOME_GOALS) * factor, (isNeutral ? NEUTRAL_GOALS : AWAY_GOALS) / factor];
}

/** Goals become more frequent during a match: the multiple of the mean rate at a minute, averaging 1 over 90. */
export const lateness = (minute: number): number => 0.8 + (0.4 * Math.min(minute, 90)) / 90;
export const MOST_LATENESS = lateness(90);

/** Effect of a dismissal on the goals of the side a player short, and of the other. */
export const SHORT_HANDED = 0.7;
export const MAN_UP = 1.25;

/** Dismissals of one side in ninety minutes: by a second yellow card, and directly. */
export const SECOND_YELLOWS = 0.04;
export const REDS = 0.05;

/** Share of goals reviewed where matches are, and of those overturned: 4 % of all goals. Most stand. */
export const REVIEWED = 0.16;
export const TAKEN_BACK = 1 / 4;

/** A duration in seconds: any whole number in this range, uniformly. */
export type Seconds = readonly [from: number, to: number];

/** From a goal to the restart. */
export const CELEBRATION: Seconds = [30, 60];
/** From a reviewed goal to the decision that it stands, or does not; and from there to the restart. */
export const UNTIL_CONFIRMED: Seconds = [45, 90];
export const UNTIL_CANCELLED: Seconds = [70, 150];
export const AFTER_DECISION: Seconds = [10, 30];

/** Added to each half of ordinary time. */
export const FIRST_HALF_ADDED: Seconds = [45, 270];
export const SECOND_HALF_ADDED: Seconds = [150, 440];
