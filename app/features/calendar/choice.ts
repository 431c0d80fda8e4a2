import { type DateRange, orderedRange } from "~/ui/dates/date-range";
import type { Reach } from "~/ui/dates/dates";
import { type Mode, writeMoment } from "./moment.ts";

/** The current choice; a single day is a range of one. */
export interface Choice {
  chosen?: DateRange | undefined;
  /** The first day of a range, until the second is chosen. */
  started?: string | undefined;
}

export interface ChoiceRules {
  isRange: boolean;
  isRequired: boolean;
  reach: Reach;
  /** Days within reach that cannot be chosen. */
  disallowed: ReadonlySet<string>;
}

export const isChoosable = (date: string, { reach, disallowed }: ChoiceRules): boolean =>
  reach.min <= date && date <= reach.max && !disallowed.has(date);

function isRangeChoosable({ from, to }: DateRange, rules: ChoiceRules): boolean {
  if (!isChoosable(from, rules) || !isChoosable(to, rules)) return false;
  return ![...rules.disallowed].some((date) => from <= date && date <= to);
}

/** The choice after a day is pressed; undefined if it is rejected, and the old one stays. */
export function choose(choice: Choice, date: string, rules: ChoiceRules): Choice | undefined {
  if (!isChoosable(date, rules)) return undefined;
  if (!rules.isRange) return { chosen: { from: date, to: date } };
  if (choice.started === undefined) return { ...choice, started: date };
  const range = orderedRange(choice.started, date);
  return isRangeChoosable(range, rules) ? { chosen: range } : undefined;
}

/** The text that explains why a day is rejected: out of reach, disabled, or a disabled day within the range. */
export function refusalOf(date: string, { reach, disallowed }: ChoiceRules): "limit" | "disabled" | "disabledBetween" {
  if (date < reach.min || date > reach.max) return "limit";
  return disallowed.has(date) ? "disabled" : "disabledBetween";
}

/** The text for what the next press on a day chooses. */
export function nextDay({ started }: Choice, { isRange }: Pick<ChoiceRules, "isRange">): "only" | "first" | "last" {
  if (!isRange) return "only";
  return started === undefined ? "first" : "last";
}

/** The text that asks for a missing day; undefined if the choice is complete. */
export function missingDay(choice: Choice, rules: Pick<ChoiceRules, "isRange">, mode: Mode) {
  const isComplete = mode === "time" || (choice.chosen !== undefined && choice.started === undefined);
  return isComplete ? undefined : nextDay(choice, rules);
}

/** Cancels a started range on Escape; the previous choice is restored. */
export const cancelRange = ({ chosen }: Choice): Choice => ({ chosen });

/** A required field keeps its value. */
export const clear = (choice: Choice, { isRequired }: Pick<ChoiceRules, "isRequired">): Choice =>
  isRequired ? cancelRange(choice) : {};

/** The days to mark while the pointer or focus is on one. */
export const markedRange = ({ chosen, started }: Choice, at: string): DateRange | undefined =>
  started === undefined ? chosen : orderedRange(started, at);

/** Whether a day is an end of the range or between the ends. */
export function placeInRange(date: string, range: DateRange | undefined): "end" | "inside" | undefined {
  if (!range || date < range.from || date > range.to) return undefined;
  return date === range.from || date === range.to ? "end" : "inside";
}

/** The choice to write into the fields. */
interface Chosen {
  days: DateRange | undefined;
  /** HH:mm, one per field; empty if no time is chosen. */
  times: readonly string[];
}

/** A field's limits, in the format of its value. */
export interface Limits {
  min: string;
  max: string;
}

// HTML date and time strings sort chronologically.
const withinLimits = (text: string, { min, max }: Limits): string => {
  if (text === "" || (min && text < min)) return text && min;
  return max && text > max ? max : text;
};

/**
 * The texts of one field or a range's two, clamped to their limits, in order; undefined if the choice is incomplete.
 */
export function textsOf({ days, times }: Chosen, mode: Mode, fields: readonly Limits[]): string[] | undefined {
  const dates = [days?.from, days?.to];
  const texts = fields.map((limits, at) =>
    withinLimits(writeMoment({ date: dates[at], time: times[at] }, mode), limits),
  );
  return texts.includes("") ? undefined : texts.sort();
}
