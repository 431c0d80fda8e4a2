import type { Calendar } from "../../data/entries/types.ts";
import { weekdayOf } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import { type RoundDate, weeklyDates } from "./round-dates.ts";
import { matchesOfRound, robinPair } from "./round-robin.ts";
import { seasonBounds, seasonBreaks } from "./season.ts";
import { ALWAYS_KNOWN, type Pairing, type Round, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** Matches without a table: rounds of weeks, or of days if `perDay` is set. */
export const planLoose = (frame: SeasonFrame, calendar: Calendar, startYear: number, perDay?: number): SeasonPlan =>
  perDay === undefined ? planWeekly(frame, calendar, startYear) : planDaily(frame, calendar, startYear, perDay);

/** Teams that meet each other in a round every week. */
interface Group {
  teamIds: readonly string[];
  dates: readonly RoundDate[];
}

/**
 * Every team plays once a week. With midweek slots there are two groups, of which one plays at the weekend and the
 * other in midweek; they are the same in each season, so that a team's week does not change at the turn of the year.
 */
function planWeekly(frame: SeasonFrame, calendar: Calendar, startYear: number): SeasonPlan {
  const dates = weeklyDates(calendar, startYear);
  const parts = dates.midweek.length > 0 ? [dates.ordinary, dates.midweek] : [dates.ordinary];
  const groups = parts.map((days, part): Group => {
    const teamIds = frame.teams.filter((_, index) => index % parts.length === part).map(({ id }) => id);
    return { teamIds: createRandom(`order ${frame.seed} ${part}`).shuffle(teamIds), dates: days };
  });
  const played = inOrderOfDays(groups);
  let firstIndex = 0;
  const rounds = played.map(({ group, date }): Round => {
    const count = matchesOfRound(group.teamIds.length);
    firstIndex += count;
    return { stage: "regular", firstIndex: firstIndex - count, count, date };
  });
  return {
    rounds,
    pair(index) {
      const number = rounds.findLastIndex((round) => round.firstIndex <= index);
      const { group, week } = played[number]!;
      const [home, away] = robinPair(group.teamIds.length, week, index - rounds[number]!.firstIndex);
      return loosePair(group.teamIds[home]!, group.teamIds[away]!);
    },
  };
}

const inOrderOfDays = (groups: readonly Group[]) =>
  groups
    .filter(({ teamIds }) => matchesOfRound(teamIds.length) > 0)
    .flatMap((group) => group.dates.map((date, week) => ({ group, date, week })))
    .sort(({ date: one }, { date: other }) => one.day + one.slots[0]!.offset - other.day - other.slots[0]!.offset);

const loosePair = (homeId: string, awayId: string): Pairing => ({
  homeId,
  awayId,
  stakes: "points",
  knownAt: ALWAYS_KNOWN,
});

/**
 * On each slot day teams are paired by draw: of halves in turn if they are large enough, so that nobody plays on two
 * such days running.
 */
function planDaily(frame: SeasonFrame, calendar: Calendar, startYear: number, perDay: number): SeasonPlan {
  const parts = frame.teams.length >= 4 * perDay ? 2 : 1;
  const count = Math.min(perDay, Math.floor(frame.teams.length / 2));
  const rounds = slotDays(calendar, startYear).map(
    (date, round): Round => ({ stage: "regular", firstIndex: round * count, count, date }),
  );
  const draws = new Map<number, string[]>();
  const drawOf = (round: number): string[] => {
    const known = draws.get(round);
    if (known) return known;
    const teams = frame.teams.filter((_, index) => index % parts === round % parts);
    const drawn = createRandom(`draw ${frame.seed} ${round}`).shuffle(teams.map(({ id }) => id));
    draws.set(round, drawn);
    return drawn;
  };
  return {
    rounds,
    pair(index) {
      const drawn = drawOf(Math.floor(index / count));
      const place = (index % count) * 2;
      return loosePair(drawn[place]!, drawn[place + 1]!);
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
