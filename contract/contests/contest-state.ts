export type ContestState = "upcoming" | "ongoing" | "past";

/** Milliseconds: entry opens at `startDate` and closes at `endDate`. */
export interface ContestDates {
  startDate: number;
  endDate: number;
}

/** From the specification: an event is past once entry ends. */
export function contestState({ startDate, endDate }: ContestDates, now: number): ContestState {
  if (now >= endDate) return "past";
  return now < startDate ? "upcoming" : "ongoing";
}
