import { type CalendarRules, checkedReach } from "./calendar-state.ts";
import { monthsBeside } from "./calendar-values.ts";
import { type CalendarFile, type CalendarNames, calendarNames } from "./calendar-words.ts";
import type { Limits } from "./commit.ts";
import { type DateRange, orderedRange } from "./date-range.ts";
import { type Mode, type Moment, parseMoment, readMode } from "./moment.ts";
import { readMinuteStep } from "./time-steps.ts";
import { type FirstDay, firstDayOf } from "./weeks.ts";

/** A calendar as its place in the page asks for it. */
export interface CalendarSetup {
  mode: Mode;
  rules: CalendarRules;
  firstDay: FirstDay;
  /** As many weeks as a month has, instead of six. */
  isTrimmed: boolean;
  minuteStep: number;
  is12Hours: boolean;
  today: string;
  label: string;
  words: CalendarFile;
  names: CalendarNames;
  /** What the fields hold: one, or a range's two; an empty one where they hold nothing that can be read. */
  values: Moment[];
  /** The same fields' own limits, as texts. */
  limits: Limits[];
}

/** What is read of the page: an element with `data-calendar` and its one or two fields. */
export interface CalendarPlace {
  data: Readonly<Record<string, string | undefined>>;
  fields: readonly Pick<HTMLInputElement, "value" | "min" | "max" | "required">[];
  label: string;
  /** BCP 47. */
  tag: string;
  /** CSS pixels. */
  width: number;
  /** The device's own day, for a page that says none. */
  deviceDay: string;
}

/**
 * Reads the attributes `data-calendar` (date, datetime, time), `data-range`, `data-disabled` (days, space between),
 * `data-trimmed`, `data-minutes` (step), `data-hours` (12 or 24), `data-today`; of the field min, max, required, value.
 * Throws a CalendarError for limits between which nothing lies.
 */
export function readSetup(
  { data, fields, label, tag, width, deviceDay }: CalendarPlace,
  words: CalendarFile,
): CalendarSetup {
  const mode = readMode(data.calendar);
  const isRange = data.range !== undefined && fields.length > 1;
  const shown = fields.slice(0, isRange ? 2 : 1);
  const [first] = shown;
  const dayOf = (limit = ""): string => (mode === "time" ? "" : limit.slice(0, 10));
  return {
    mode,
    rules: {
      isRange,
      isRequired: first?.required ?? false,
      reach: checkedReach(dayOf(first?.min), dayOf(first?.max)),
      disallowed: new Set(data.disabled?.split(" ").filter(Boolean)),
      months: monthsBeside(width, isRange),
    },
    firstDay: firstDayOf(tag),
    isTrimmed: data.trimmed !== undefined,
    minuteStep: readMinuteStep(data.minutes),
    is12Hours: data.hours === "12",
    today: data.today || deviceDay,
    label,
    words,
    names: calendarNames(words),
    values: shown.map(({ value }) => parseMoment(value, mode) ?? {}),
    limits: shown.map(({ min, max }) => ({ min, max })),
  };
}

/** The days that the fields hold; of a range with one open end the other alone. */
export function chosenDays([first, last]: readonly Moment[]): DateRange | undefined {
  const [from = last?.date, to = first?.date] = [first?.date, last?.date];
  return from && to ? orderedRange(from, to) : undefined;
}
