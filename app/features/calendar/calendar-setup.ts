import { monthsBeside } from "~/ui/dates/calendar-values";
import { type DateRange, orderedRange } from "~/ui/dates/date-range";
import { type CalendarNames, type CalendarTranslations, calendarNames } from "./calendar-names.ts";
import { type CalendarRules, checkedReach } from "./calendar-state.ts";
import type { Limits } from "./choice.ts";
import { type Mode, type Moment, parseMoment } from "./moment.ts";
import { checkedMinuteStep } from "./time-steps.ts";
import { type FirstDay, firstDayOf } from "./weeks.ts";

/** A page's options for a calendar. Limits, values and whether one is required are attributes of its fields. */
export interface CalendarOptions {
  /** Name of the dialog: what is being chosen. */
  label: string;
  /** Default: a date. */
  mode?: Mode | undefined;
  /** Two days, in the first two fields that open the calendar. */
  isRange?: boolean | undefined;
  /** Submit the fields' form once something has been chosen. */
  submits?: boolean | undefined;
  /** Today in the visitor's zone (YYYY-MM-DD); by default the device's. */
  today?: string | undefined;
  /** Days (YYYY-MM-DD) within the limits that cannot be chosen. */
  disabled?: readonly string[] | undefined;
  /** Show as many weeks as a month has, instead of six. */
  isTrimmed?: boolean | undefined;
  /** Default: 1. */
  minuteStep?: number | undefined;
  /** 12 hours with AM and PM instead of 24. */
  is12Hours?: boolean | undefined;
}

/** Everything that an open calendar depends on. */
export interface CalendarSetup {
  mode: Mode;
  rules: CalendarRules;
  firstDay: FirstDay;
  isTrimmed: boolean;
  minuteStep: number;
  is12Hours: boolean;
  today: string;
  label: string;
  texts: CalendarTranslations;
  names: CalendarNames;
  /** Parsed values of the field or a range's two fields; empty for values that cannot be parsed. */
  values: Moment[];
  /** Limits of the same fields, as texts. */
  limits: Limits[];
}

export interface CalendarPlace {
  options: CalendarOptions;
  fields: readonly Pick<HTMLInputElement, "value" | "min" | "max" | "required">[];
  texts: CalendarTranslations;
  /** BCP 47. */
  tag: string;
  /** CSS pixels. */
  width: number;
  /** Today on the device. */
  deviceDay: string;
  /** By how much the years shown are ahead of ours. */
  yearsAhead: number;
}

/** Throws a CalendarError if the limits leave nothing to choose. */
export function readSetup({ options, fields, texts, tag, width, deviceDay, yearsAhead }: CalendarPlace): CalendarSetup {
  const { mode = "date" } = options;
  const isRange = options.isRange === true && fields.length > 1;
  const shown = fields.slice(0, isRange ? 2 : 1);
  const [first] = shown;
  const dayOf = (limit = ""): string => (mode === "time" ? "" : limit.slice(0, 10));
  return {
    mode,
    rules: {
      isRange,
      isRequired: first?.required ?? false,
      reach: checkedReach(dayOf(first?.min), dayOf(first?.max)),
      disallowed: new Set(options.disabled),
      months: monthsBeside(width, isRange),
    },
    firstDay: firstDayOf(tag),
    isTrimmed: options.isTrimmed ?? false,
    minuteStep: checkedMinuteStep(options.minuteStep),
    is12Hours: options.is12Hours ?? false,
    today: options.today || deviceDay,
    label: options.label,
    texts,
    names: calendarNames(texts, yearsAhead),
    values: shown.map(({ value }) => parseMoment(value, mode) ?? {}),
    limits: shown.map(({ min, max }) => ({ min, max })),
  };
}

/** The days in the fields. An open end of a range defaults to the other end. */
export function chosenDays([first, last]: readonly Moment[]): DateRange | undefined {
  const [from = last?.date, to = first?.date] = [first?.date, last?.date];
  return from && to ? orderedRange(from, to) : undefined;
}
