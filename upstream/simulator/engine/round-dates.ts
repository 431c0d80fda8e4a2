import type { Calendar, KickOffSlot } from "../../data/entries/types.ts";
import { weekdayOf } from "../../platform/day-number.ts";
import { createRandom } from "../../platform/random.ts";
import { EARLIEST_DAYS, mondayOf, seasonBounds, seasonBreaks, seasonReach, weeksWith } from "./season.ts";

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
  /** Between two ordinary rounds. */
  isMidweek?: true;
}

interface DateOptions {
  /** Whether a match of another competition leaves no slot of a date for some team. */
  isTaken?(date: RoundDate): boolean;
  /** The number of rounds, the last of all, that follow a group stage or league phase. */
  knockOuts?: number;
}

/**
 * Dates of a season's `count` rounds, in the weeks that the calendar states or spread evenly from its start to its end.
 * Throws for a calendar that cannot fit them even if it is overrun.
 */
export function roundDates(
  calendar: Calendar,
  startYear: number,
  count: number,
  seed: string,
  { isTaken = () => false, knockOuts = 0 }: DateOptions = {},
): RoundDate[] {
  if (calendar.rounds) return statedDates(calendar, startYear, count, knockOuts);
  const week = weekOf(calendar);
  const candidates = seasonCandidates(calendar, startYear, week, count, seed, isTaken);
  return evenly(candidates, count);
}

const MONDAY = 1;

/** Throws if the calendar states another number of weeks. */
function statedDates(calendar: Calendar, startYear: number, count: number, knockOuts: number): RoundDate[] {
  const weeks = weeksWith(calendar, startYear, calendar.rounds!);
  if (weeks.length !== count) throw new Error(`${count} rounds in ${weeks.length} weeks from ${calendar.start}`);
  const ordinary = slotsFrom(MONDAY, calendar.slots);
  const knockOut = calendar.knockOut ? slotsFrom(MONDAY, calendar.knockOut) : ordinary;
  const final = calendar.final ? slotsFrom(MONDAY, calendar.final) : knockOuts > 0 ? knockOut : ordinary;
  return weeks.map((day, round) => {
    if (round === count - 1) return { day, slots: final };
    return { day, slots: round >= count - knockOuts ? knockOut : ordinary };
  });
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

/**
 * If the calendar is too short, more midweek rounds than usual are played, then rounds on dates that are taken; after
 * that it overruns its end.
 */
function seasonCandidates(
  calendar: Calendar,
  startYear: number,
  week: Week,
  count: number,
  seed: string,
  isTaken: (date: RoundDate) => boolean,
): RoundDate[] {
  const isFree = freeDays(calendar, startYear);
  const weekStarts = weeksBetween(calendar, startYear, week.firstWeekday);
  const [ordinaryTaken, ordinary] = parted(
    weekStarts.map((day): RoundDate => ({ day, slots: week.ordinary })).filter(isFree),
    isTaken,
  );
  const dates = [...ordinary];
  // No season ends in midweek.
  const lastDay = weekStarts.filter((day) => isFree({ day, slots: week.ordinary })).at(-1) ?? 0;
  // Others have midweek rounds only if the weeks are too few.
  if (calendar.midweek || count > dates.length) {
    const [midweekTaken, midweek] = parted(
      weekStarts
        .map((day): RoundDate => ({ day, slots: week.midweek, isMidweek: true }))
        .filter((date) => date.slots.length > 0 && firstDayOf(date) < lastDay && isFree(date)),
      isTaken,
    );
    const [regular, spare] = parted(midweek, regularMidweek(calendar, startYear, seed));
    dates.push(...regular);
    for (const more of [spare, ordinaryTaken, midweekTaken]) {
      dates.push(...evenly(more, Math.min(Math.max(0, count - dates.length), more.length)));
    }
  }
  dates.sort((one, other) => firstDayOf(one) - firstDayOf(other));
  const lastStart = seasonReach(calendar, startYear).to - 7;
  for (let day = weekStarts.at(-1)! + 7; dates.length < count; day += 7) {
    if (day > lastStart) throw new Error(`${count} rounds do not fit from ${calendar.start} to ${calendar.end}`);
    dates.push({ day, slots: week.ordinary });
  }
  return dates;
}

function parted<Item>(items: readonly Item[], is: (item: Item, index: number) => boolean): [Item[], Item[]] {
  const yes: Item[] = [];
  const no: Item[] = [];
  for (const [index, item] of items.entries()) (is(item, index) ? yes : no).push(item);
  return [yes, no];
}

/** Which midweek rounds are played in any season: in stated weeks, or every few weeks of those that are not taken. */
function regularMidweek({ midweek, ...calendar }: Calendar, startYear: number, seed: string) {
  if (midweek?.weeks) {
    const weeks = new Set(weeksWith(calendar, startYear, midweek.weeks));
    return (round: RoundDate): boolean => weeks.has(mondayOf(firstDayOf(round)));
  }
  const every = midweek?.everyWeeks ?? Number.POSITIVE_INFINITY;
  // Competitions have their midweek rounds in different weeks.
  const phase = Number.isFinite(every) ? createRandom(`midweek ${seed}`).integer(0, every - 1) : 0;
  return (_: RoundDate, index: number): boolean => Number.isFinite(every) && index % every === phase;
}

/** Whether none of a round's days is in a break, nor its first in a week of national teams. */
function freeDays(calendar: Calendar, startYear: number): (round: RoundDate) => boolean {
  const breaks = seasonBreaks(calendar, startYear);
  const pauses = new Set(weeksWith(calendar, startYear, calendar.pauses ?? []));
  return (round) =>
    !pauses.has(mondayOf(firstDayOf(round))) &&
    !breaks.some(({ from, to }) =>
      round.slots.some(({ offset }) => from <= round.day + offset && round.day + offset <= to),
    );
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
export function evenly<Item>(items: readonly Item[], count: number): Item[] {
  if (count === 1) return items.slice(-1);
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * (items.length - 1)) / (count - 1))]!);
}
