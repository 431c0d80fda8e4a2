import { MINUTE, SECOND } from "#contract/time/units";
import { FIRST_HALF_ADDED, lateness, SECOND_HALF_ADDED, type Seconds } from "../../simulator/engine/goal-rates.ts";

/** Play still to come, including expected added time. */
export interface PlayLeft {
  /** Minutes on the clock. */
  minutes: number;
  /** The same weighted by the rate of goals in these minutes: 1 corresponds to ninety minutes at the mean rate. */
  weight: number;
}

export const NO_PLAY: PlayLeft = { minutes: 0, weight: 0 };

interface Half {
  firstMinute: number;
  added: Seconds;
}

export const FIRST_HALF: Half = { firstMinute: 1, added: FIRST_HALF_ADDED };
export const SECOND_HALF: Half = { firstMinute: 46, added: SECOND_HALF_ADDED };
const MINUTES = 45;

/** Expected seconds of further added time after `played`; its total is not known. */
function addedLeft([from, to]: Seconds, played: number): number {
  const least = Math.max(from, played);
  return Math.max(0, (least + to) / 2 - played);
}

/** What is left of a half after `elapsed` milliseconds. */
export function leftOfHalf({ firstMinute, added }: Half, elapsed: number): PlayLeft {
  const done = Math.max(0, elapsed) / MINUTE;
  const extra = addedLeft(added, Math.max(0, elapsed - MINUTES * MINUTE) / SECOND) / 60;
  let weight = extra * lateness(firstMinute + MINUTES - 1);
  for (let minute = Math.floor(done); minute < MINUTES; minute++) {
    weight += (minute + 1 - Math.max(done, minute)) * lateness(firstMinute + minute);
  }
  return { minutes: Math.max(0, MINUTES - done) + extra, weight: weight / 90 };
}

export const together = (a: PlayLeft, b: PlayLeft): PlayLeft => ({
  minutes: a.minutes + b.minutes,
  weight: a.weight + b.weight,
});
