import type { Calendar } from "../../data/entries/types.ts";
import { weekdayOf } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import type { RoundDate } from "./round-dates.ts";
import { seasonBounds, seasonBreaks } from "./season.ts";
import { ALWAYS_KNOWN, type Round, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** Matches without a table: on each slot day of the season teams are paired by draw. */
export function planLoose(frame: SeasonFrame, calendar: Calendar, startYear: number, perDay: number): SeasonPlan {
  const count = Math.min(perDay, Math.floor(frame.teams.length / 2));
  const rounds = slotDays(calendar, startYear).map(
    (date, round): Round => ({ stage: "regular", firstIndex: round * count, count, date }),
  );
  const draws = new Map<number, string[]>();
  const drawOf = (round: number): string[] => {
    const known = draws.get(round);
    if (known) return known;
    const drawn = createRandom(`draw ${frame.seed} ${round}`).shuffle(frame.teams.map(({ id }) => id));
    draws.set(round, drawn);
    return drawn;
  };
  return {
    rounds,
    pair(index) {
      const drawn = drawOf(Math.floor(index / count));
      const place = (index % count) * 2;
      return { homeId: drawn[place]!, awayId: drawn[place + 1]!, stakes: "points", knownAt: ALWAYS_KNOWN };
    },
  };
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

function slotDays(calendar: Calendar, startYear: number): RoundDate[] {
  const { from, to } = seasonBounds(calendar, startYear);
  const breaks = seasonBreaks(calendar, startYear);
  const slotsByWeekday = WEEKDAYS.map((weekday) =>
    calendar.slots.filter(({ day }) => day === weekday).map(({ time, share }) => ({ offset: 0, time, share })),
  );
  const dates: RoundDate[] = [];
  for (let day = from; day <= to; day++) {
    const slots = slotsByWeekday[weekdayOf(day)]!;
    const isFree = !breaks.some((pause) => pause.from <= day && day <= pause.to);
    if (slots.length > 0 && isFree) dates.push({ day, slots });
  }
  return dates;
}
