import type { DateRange } from "~/ui/dates/date-range";
import { type Mode, writeMoment } from "./moment.ts";

/** The choice to write into the fields. */
export interface Chosen {
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
