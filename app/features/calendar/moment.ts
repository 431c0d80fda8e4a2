import { isDate } from "#contract/time/zone";
import { LONGEST_DATE_TEXT } from "~/ui/dates/calendar-values";

/** What a calendar chooses. */
export type Mode = "date" | "datetime" | "time";

/** A day (YYYY-MM-DD), a time of a day (HH:mm, 24 hours), or both. */
export interface Moment {
  date?: string | undefined;
  time?: string | undefined;
}

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Parses a field's value in HTML format: `2026-10-17`, `2026-10-17T18:30`, `18:30` (seconds are ignored). Undefined for
 * any other text, and for one over the length limit.
 */
export function parseMoment(text: string, mode: Mode): Moment | undefined {
  if (text.length > LONGEST_DATE_TEXT) return undefined;
  const [date = "", time = ""] = mode === "time" ? ["", text.trim()] : text.trim().split(/[T ]/);
  const minutes = time.replace(/^(\d\d:\d\d):[\d.]+$/, "$1");
  if (mode !== "time" && !isDate(date)) return undefined;
  if (mode !== "date" && !isTime(minutes)) return undefined;
  return { ...(mode !== "time" && { date }), ...(mode !== "date" && { time: minutes }) };
}

/** A field's text for a mode; empty if something is not chosen. */
export function writeMoment({ date = "", time = "" }: Moment, mode: Mode): string {
  if (mode === "date") return date;
  if (mode === "time") return time;
  return date && time ? `${date}T${time}` : "";
}
