import type { Pair } from "#contract/domain/match";
import { goalsPerMatch } from "../../data/competitions/real-seasons.ts";

/**
 * Goals of an even match in ninety minutes where a match has one goal on average: a little less, since added time and
 * one-sided matches have their own. The home side's share gives real leagues' share of home wins.
 */
const HOME_GOALS = 0.49;
const AWAY_GOALS = 0.41;
const NEUTRAL_GOALS = (HOME_GOALS + AWAY_GOALS) / 2;

/**
 * Points of strength that multiply a side's goals by e, and divide the other's. With the strengths of the clubs it
 * gives first, last and middle of the table their real points (data/competitions/real-seasons.ts).
 */
const SCALE = 28;
/** A larger gap makes no difference: the match is one-sided anyway. */
const WIDEST_GAP = 36;

export interface Meeting {
  /** Both sides', 0 to 100. */
  strengths: Pair;
  isNeutral: boolean;
  /** Absent in one that no list has. */
  competitionId?: string;
}

/** Expected goals of each side in ninety minutes with eleven players. */
export function expectedGoals({ strengths: [home, away], isNeutral, competitionId }: Meeting): Pair {
  const gap = Math.max(-WIDEST_GAP, Math.min(WIDEST_GAP, home - away));
  const factor = Math.exp(gap / SCALE);
  const goals = goalsPerMatch(competitionId);
  const [atHome, onTheRoad] = isNeutral ? [NEUTRAL_GOALS, NEUTRAL_GOALS] : [HOME_GOALS, AWAY_GOALS];
  return [goals * atHome * factor, (goals * onTheRoad) / factor];
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
