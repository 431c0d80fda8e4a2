import { DAY, MINUTE } from "#contract/time/units";
import { offsetMinutes } from "#contract/time/zone";
import type { Calendar } from "../../data/entries/types.ts";
import { dayInYear } from "../../platform/day-number.ts";
import type { Span } from "./rest.ts";
import type { RoundDate, RoundSlot } from "./round-dates.ts";

/**
 * Instants of slots by the clocks of a zone at New Year: off by an hour in summer, and much quicker than exact ones.
 */
export class ZoneClock {
  #ahead: number | undefined;
  readonly #times = new Map<readonly RoundSlot[], readonly number[]>();

  constructor(
    readonly calendar: Calendar,
    readonly startYear: number,
  ) {}

  /** Milliseconds from a date's first day to each of its slots. */
  timesOf(slots: readonly RoundSlot[]): readonly number[] {
    const known = this.#times.get(slots);
    if (known) return known;
    // The first question about a zone is slow.
    const ahead = this.#ahead ?? offsetMinutes(dayInYear(this.startYear, "01-01") * DAY, this.calendar.timeZone);
    this.#ahead = ahead;
    const times = slots.map(({ offset, time }) => {
      const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))];
      return offset * DAY + (60 * hours + minutes - ahead) * MINUTE;
    });
    this.#times.set(slots, times);
    return times;
  }

  spanOf({ day, slots }: RoundDate): Span {
    const times = this.timesOf(slots);
    return { from: day * DAY + times[0]!, to: day * DAY + times.at(-1)! };
  }
}
