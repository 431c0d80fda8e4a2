import type { Club } from "./clubs.ts";
import { share } from "./mix.ts";
import { slotsOf } from "./slots.ts";
import type { Tenure } from "./tenures.ts";

const PEAK = { from: 24, to: 30 } as const;
const LOST_A_YEAR = 1.1;
const GAINED_A_YEAR = 1.3;

/** How far a player is from their peak at an age. */
export const offPeak = (age: number): number =>
  age < PEAK.from ? (PEAK.from - age) * GAINED_A_YEAR : age > PEAK.to ? (age - PEAK.to) * LOST_A_YEAR : 0;

const FIRST_CHOICE = 5;
const LAST_CHOICE = -7;
const PERSONAL = 9;

/** What a place of a squad asks for. */
export function levelOf({ team, sport }: Club, slot: number): number {
  const last = slotsOf(sport).length - 1;
  return team.strength + FIRST_CHOICE + ((LAST_CHOICE - FIRST_CHOICE) * Math.min(slot, last)) / last;
}

/**
 * 0 to 100: around the team's strength, higher in the first places of the squad; a player's own part goes with them
 * from club to club.
 */
export function skillOf({ club, slot }: Tenure, playerId: string, age: number): number {
  const own = (share(Number(playerId.slice(0, 7)), Number(playerId.slice(7)), 51) - 0.5) * PERSONAL;
  const youthful = club.youth ? 0 : offPeak(age);
  return Math.max(5, Math.min(99, Math.round(levelOf(club, slot) + own - youthful)));
}
