export type ContestState = "upcoming" | "ongoing" | "past";

/** Milliseconds: `startDate` is when entries begin, `endDate` when they end. */
export interface ContestDates {
  startDate: number;
  endDate: number;
}

/** Of the specification: an event is past once entry ends. */
export function contestState({ startDate, endDate }: ContestDates, now: number): ContestState {
  if (now >= endDate) return "past";
  return now < startDate ? "upcoming" : "ongoing";
}
