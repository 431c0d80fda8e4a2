import { DAY, HOUR } from "#contract/time/units";
import { distanceTo, restOf } from "./rest.ts";
import type { RoundDate } from "./round-dates.ts";
import type { KickOffSetting } from "./season-kick-offs.ts";
import { ZoneClock } from "./zone-clock.ts";

/** Of a date: whether some superior's rounds leave none of its slots to a team that plays in all of them. */
export function takenBy({ superiors, competition, calendar, startYear }: KickOffSetting): (date: RoundDate) => boolean {
  const all = superiors().map(({ roundSpans }) => roundSpans);
  if (all.length === 0) return () => false;
  const clock = new ZoneClock(calendar, startYear);
  // Clocks may have changed by an hour since New Year.
  const rest = restOf(competition) - HOUR;
  return (date) => {
    const { from, to } = clock.spanOf(date);
    return all.some((spans) => {
      const first = spans.findIndex((span) => span.to > from - rest);
      if (first === -1 || spans[first]!.from >= to + rest) return false;
      const near = spans.slice(first).filter((span) => span.from < to + rest);
      return !clock.timesOf(date.slots).some((time) => distanceTo(near, date.day * DAY + time) >= rest);
    });
  };
}
