import type { Side } from "#contract/domain/match";
import { otherSide } from "../../match/sides.ts";
import type { Random } from "../../platform/random.ts";

export interface Kick {
  side: Side;
  isScored: boolean;
}

const KICKS = 5;
const SCORED = 0.75;

/**
 * Kicks from the mark in order (Laws of the Game, law 10): the sides alternate, up to five each but only until it is
 * decided, then pair by pair until one scores and the other does not.
 */
export function shootOut(random: Random): Kick[] {
  const first: Side = random.chance(0.5) ? "home" : "away";
  const second = otherSide(first);
  const kicks: Kick[] = [];
  const scored = { home: 0, away: 0 };
  while (!isDecided(kicks.length, scored[first], scored[second])) {
    const side = kicks.length % 2 === 0 ? first : second;
    const isScored = random.chance(SCORED);
    if (isScored) scored[side] += 1;
    kicks.push({ side, isScored });
  }
  return kicks;
}

/** Whether the side behind can no longer draw level with its remaining kicks. */
export function isDecided(taken: number, first: number, second: number): boolean {
  const round = Math.max(KICKS, Math.ceil(taken / 2));
  const firstLeft = round - Math.ceil(taken / 2);
  const secondLeft = round - Math.floor(taken / 2);
  return first > second + secondLeft || second > first + firstLeft;
}
