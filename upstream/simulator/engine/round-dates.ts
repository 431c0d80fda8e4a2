import type { Calendar, KickOffSlot } from "../../data/entries/types.ts";
import { weekdayOf } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import { EARLIEST_DAYS, seasonBounds, seasonBreaks, seasonReach } from "./season.ts";

/** A kick-off time some days after the first day of its round. */
export interface RoundSlot {
  offset: number;
  time: string;
  share: number;
}

/** When a round is played: its first day (since 1970) and its slots in order. Rounds of a season never overlap. */
export interface RoundDate {
  day: number;
  slots: readonly RoundSlot[];
}

/**
 * Dates of a season's `count` rounds, spread evenly from the calendar's start to its end. Throws for a calendar that
 * cannot fit them even if it is overrun.
 */
export function roundDates(calendar: Calendar, startYear: number, count: number, seed: string): RoundDate[] {
  const week = weekOf(calendar);
  const candidates = seasonCandidates(calendar, startYear, week, count, seed);
  return evenly(candidates, count);
}

/** Every week's round of a season, and every week's midweek round if the calendar has any. */
export function weeklyDates(calendar: Calendar, startYear: number): { ordinary: RoundDate[]; midweek: RoundDate[] } {
  const week = weekOf(calendar);
  const isFree = freeDays(calendar, startYear);
  const roundsOf = (slots: readonly RoundSlot[]): RoundDate[] =>
    slots.length === 0
      ? []
      : weeksBetween(calendar, startYear, week.firstWeekday)
          .map((day) => ({ day, slots }))
          .filter(isFree);
  return { ordinary: roundsOf(week.ordinary), midweek: calendar.midweek ? roundsOf(week.midweek) : [] };
}

interface Week {
  firstWeekday: number;
  ordinary: readonly RoundSlot[];
  midweek: readonly RoundSlot[];
}

/** A round's week begins after the longest gap between two slot days; midweek days follow the ordinary ones. */
function weekOf({ slots, midweek }: Calendar): Week {
  const firstWeekday = firstWeekdayOf(slots);
  const ordinary = slotsFrom(firstWeekday, slots);
  const lastOffset = ordinary.at(-1)!.offset;
  const usual = slots[0]!.time;
  const between: readonly KickOffSlot[] = midweek?.slots ?? [
    { day: 2, time: usual, share: 1 },
    { day: 3, time: usual, share: 1 },
  ];
  return {
    firstWeekday,
    ordinary,
    // A day that the ordinary round uses too is left out, since a team plays once a day.
    midweek: slotsFrom(firstWeekday, between).filter(({ offset }) => offset > lastOffset),
  };
}

function firstWeekdayOf(slots: readonly KickOffSlot[]): number {
  const days = [...new Set(slots.map(({ day }) => day))].sort((one, other) => one - other);
  const pauseBefore = (index: number): number => (days[index]! - days.at(index - 1)! + 7) % 7 || 7;
  let first = 0;
  for (let index = 1; index < days.length; index++) if (pauseBefore(index) > pauseBefore(first)) first = index;
  return days[first]!;
}

const slotsFrom = (firstWeekday: number, slots: readonly KickOffSlot[]): RoundSlot[] =>
  slots
    .map(({ day, time, share }) => ({ offset: (day - firstWeekday + 7) % 7, time, share }))
    .sort((one, other) => one.offset - other.offset || (one.time < other.time ? -1 : 1));

/** If the calendar is too short, more midweek rounds than usual are played; after that it overruns its end. */
function seasonCandidates(calendar: Calendar, startYear: number, week: Week, count: number, seed: string): RoundDate[] {
  const isFree = freeDays(calendar, startYear);
  const weekStarts = weeksBetween(calendar, startYear, week.firstWeekday);
  const ordinary = weekStarts.map((day) => ({ day, slots: week.ordinary })).filter(isFree);
  const midweek = weekStarts
    .map((day) => ({ day, slots: week.midweek }))
    .filter(({ slots }) => slots.length > 0)
    .filter(isFree);

  const every = calendar.midweek?.everyWeeks ?? Number.POSITIVE_INFINITY;
  // Competitions have their midweek rounds in different weeks.
  const phase = Number.isFinite(every) ? createRandom(`midweek ${seed}`).integer(0, every - 1) : 0;
  const isRegular = (_: RoundDate, index: number) => Number.isFinite(every) && index % every === phase;
  const regular = midweek.filter(isRegular);
  const spare = midweek.filter((round, index) => !isRegular(round, index));
  const missing = Math.max(0, count - ordinary.length - regular.length);
  const dates = [...ordinary, ...regular, ...evenly(spare, Math.min(missing, spare.length))];
  dates.sort((one, other) => firstDayOf(one) - firstDayOf(other));
  const lastStart = seasonReach(calendar, startYear).to - 7;
  for (let day = weekStarts.at(-1)! + 7; dates.length < count; day += 7) {
    if (day > lastStart) throw new Error(`${count} rounds do not fit from ${calendar.start} to ${calendar.end}`);
    dates.push({ day, slots: week.ordinary });
  }
  return dates;
}

/** Whether none of a round's days is in a break. */
function freeDays(calendar: Calendar, startYear: number): (round: RoundDate) => boolean {
  const breaks = seasonBreaks(calendar, startYear);
  return ({ day, slots }) =>
    !breaks.some(({ from, to }) => slots.some(({ offset }) => from <= day + offset && day + offset <= to));
}

const firstDayOf = ({ day, slots }: RoundDate): number => day + slots[0]!.offset;

function weeksBetween(calendar: Calendar, startYear: number, firstWeekday: number): number[] {
  const { from, to } = seasonBounds(calendar, startYear);
  const earliest = from - EARLIEST_DAYS;
  // A calendar that fills the year ends before the next season's earliest first round.
  const last = Math.min(to, seasonBounds(calendar, startYear + 1).from - EARLIEST_DAYS - 1);
  const weeks = [earliest + ((firstWeekday - weekdayOf(earliest) + 7) % 7)];
  while (weeks.at(-1)! + 7 <= last) weeks.push(weeks.at(-1)! + 7);
  return weeks;
}

/** `count` of the items, including the first and the last; a single one is the last. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  if (count === 1) return items.slice(-1);
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * (items.length - 1)) / (count - 1))]!);
}
