import { DAY, HOUR } from "#contract/time/units";
import { instantOf } from "#contract/time/zone";
import { toIsoDate } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import type { RoundDate } from "./round-dates.ts";

/** The instants (milliseconds) of a round's slots. */
export const slotInstants = ({ day, slots }: RoundDate, timeZone: string): number[] =>
  slots.map(({ offset, time }) => instantOf(toIsoDate(day + offset), time, timeZone));

/**
 * Kick-off instants (milliseconds) of a round's `count` matches. Slots are filled in proportion to their shares: over
 * the rounds each gets its part, and within one round no slot is off by more than one match.
 */
export function roundKickOffs(date: RoundDate, count: number, timeZone: string, seed: string): number[] {
  const { slots } = date;
  const random = createRandom(`kick-offs ${seed}`);
  const instants = slotInstants(date, timeZone);
  const total = slots.reduce((sum, { share }) => sum + share, 0);
  const start = random.next();
  const inOrder = Array.from({ length: count }, (_, index) => {
    let rest = ((index + start) / count) * total;
    const slot = slots.findIndex(({ share }) => {
      rest -= share;
      return rest < 0;
    });
    return instants.at(slot)!;
  });
  return random.shuffle(inOrder);
}

/** The host's hours between which matches begin, and the one at which most do. */
const [EARLIEST, USUAL, LATEST] = [11, 19.5, 23.25] as const;

/**
 * The slots (milliseconds) that are neither in the morning nor in the night where a match is played, `ahead` hours
 * before UTC; the one nearest to the evening there if all are.
 */
export function slotsAtHost(slots: readonly number[], ahead: number): readonly number[] {
  const hourOf = (instant: number): number => ((instant + ahead * HOUR) % DAY) / HOUR;
  const byDay = slots.filter((slot) => EARLIEST <= hourOf(slot) && hourOf(slot) < LATEST);
  if (byDay.length > 0) return byDay;
  const fromEvening = (slot: number): number => {
    const hours = Math.abs(hourOf(slot) - USUAL);
    return Math.min(hours, 24 - hours);
  };
  return slots.toSorted((a, b) => fromEvening(a) - fromEvening(b)).slice(0, 1);
}

/**
 * Drawn kick-offs, of which those without `rest` before or after other matches of a team are moved to the nearest slot
 * of the round that has it, or else to the one that comes closest to it. `slotsOf` gives a match's slots, `distance`
 * the time to the nearest other match.
 */
export function restedKickOffs(
  drawn: readonly number[],
  slotsOf: (match: number) => readonly number[],
  rest: number,
  distance: (match: number, instant: number) => number,
): number[] {
  return drawn.map((instant, match) => {
    const short = (slot: number): number => Math.max(0, rest - distance(match, slot));
    const away = (slot: number): number => Math.abs(slot - instant);
    const slots = slotsOf(match);
    return (slots.includes(instant) ? [instant, ...slots] : slots).reduce((best, slot) => {
      const difference = short(slot) - short(best);
      return difference < 0 || (difference === 0 && away(slot) < away(best)) ? slot : best;
    });
  });
}
