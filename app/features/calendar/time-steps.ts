import { MINUTE_STEP } from "~/ui/dates/calendar-values";

/** A half of the day; "" on a 24-hour clock. */
export type Half = "" | "am" | "pm";

/** An hour as displayed: 0 to 23, or with a half 12, 1 to 11. */
interface ShownHour {
  hour: number;
  half: Half;
}

export const hourOf = (time: string): number => Number(time.slice(0, 2));
export const minuteOf = (time: string): number => Number(time.slice(3, 5));

const twoDigits = (value: number): string => String(value).padStart(2, "0");

export const timeOf = (hour: number, minute: number): string => `${twoDigits(hour)}:${twoDigits(minute)}`;

/** 24 hours by default; 12 with AM and PM. */
export function shownHour(hour: number, is12Hours: boolean): ShownHour {
  if (!is12Hours) return { hour, half: "" };
  return { hour: hour % 12 || 12, half: hour < 12 ? "am" : "pm" };
}

/** The hour of the day, 0 to 23, for a displayed hour. */
export function hourShown({ hour, half }: ShownHour): number {
  if (half === "") return hour;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}

/** The selectable hours, in order. */
export const hoursToChoose = (is12Hours: boolean): number[] =>
  is12Hours ? [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] : Array.from({ length: 24 }, (_, hour) => hour);

/** The selectable minutes: multiples of the step, plus the one already chosen. */
export function minutesToChoose(step: number, chosen: number): number[] {
  const all = Array.from({ length: 60 }, (_, minute) => minute);
  return all.filter((minute) => minute % step === 0 || minute === chosen);
}

/** A step in whole minutes, 1 to 59; the default for anything else. */
export const checkedMinuteStep = (step = MINUTE_STEP): number =>
  Number.isInteger(step) && step >= 1 && step < 60 ? step : MINUTE_STEP;
