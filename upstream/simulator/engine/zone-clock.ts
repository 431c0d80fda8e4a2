import { offsetMinutes } from "#contract/time/zone";
import type { Calendar } from "../../data/entries/types.ts";
import { DAY, dayInYear } from "../../platform/day-number.ts";
import type { Span } from "./rest.ts";
import type { RoundDate, RoundSlot } from "./round-dates.ts";

const MINUTE = 60_000;

/** Instants of slots by the clocks of a zone at New Year: off by an hour in summer, and much quicker than exact ones. */
export class ZoneClock {
  readonly #ahead: number;
  readonly #times = new Map<readonly RoundSlot[], readonly number[]>();

  constructor({ timeZone }: Calendar, startYear: number) {
    this.#ahead = offsetMinutes(dayInYear(startYear, "01-01") * DAY, timeZone);
  }

  /** Milliseconds from a date's first day to each of its slots. */
  timesOf(slots: readonly RoundSlot[]): readonly number[] {
    const known = this.#times.get(slots);
    if (known) return known;
    const times = slots.map(({ offset, time }) => {
      const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))];
      return offset * DAY + (60 * hours + minutes - this.#ahead) * MINUTE;
    });
    this.#times.set(slots, times);
    return times;
  }

  spanOf({ day, slots }: RoundDate): Span {
    const times = this.timesOf(slots);
    return { from: day * DAY + times[0]!, to: day * DAY + times.at(-1)! };
  }
}
