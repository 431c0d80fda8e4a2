import type { DateRange } from "~/ui/dates/date-range";
import { type Mode, writeMoment } from "./moment.ts";

/** What is taken over into the fields. */
export interface Chosen {
  days: DateRange | undefined;
  /** HH:mm, one for each field; none where no time is chosen. */
  times: readonly string[];
}

/** A field's limits, in the form of its value. */
export interface Limits {
  min: string;
  max: string;
}

// Dates and times as HTML writes them sort as texts.
const withinLimits = (text: string, { min, max }: Limits): string => {
  if (text === "" || (min && text < min)) return text && min;
  return max && text > max ? max : text;
};

/**
 * The texts of one field or a range's two, within their limits, the earlier first; undefined when nothing is chosen that
 * could be taken over.
 */
export function textsOf({ days, times }: Chosen, mode: Mode, fields: readonly Limits[]): string[] | undefined {
  const dates = [days?.from, days?.to];
  const texts = fields.map((limits, at) =>
    withinLimits(writeMoment({ date: dates[at], time: times[at] }, mode), limits),
  );
  return texts.includes("") ? undefined : texts.sort();
}
