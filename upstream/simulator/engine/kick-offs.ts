import { instantOf } from "#contract/time/zone";
import { toIsoDate } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import type { RoundDate } from "./round-dates.ts";

/**
 * Kick-off instants (milliseconds) of a round's `count` matches. Slots are filled in proportion to their shares: over
 * the rounds each gets its part, and within one round no slot is off by more than one match.
 */
export function roundKickOffs({ day, slots }: RoundDate, count: number, timeZone: string, seed: string): number[] {
  const random = createRandom(`kick-offs ${seed}`);
  const instants = slots.map(({ offset, time }) => instantOf(toIsoDate(day + offset), time, timeZone));
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
