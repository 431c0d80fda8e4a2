import { SWIPE_LEAST_ACROSS, SWIPE_LONGEST, SWIPE_MOST_DOWN } from "~/ui/dates/calendar-values";

/** Movement of one finger: pixels to the right and down, and milliseconds. */
export interface Stroke {
  right: number;
  down: number;
  duration: number;
}

/** The adjacent day that a stroke selects: a stroke to the left brings the next one. */
export function swipedTo({ right, down, duration }: Stroke): "prev" | "next" | undefined {
  const isSwipe =
    duration <= SWIPE_LONGEST && Math.abs(right) >= SWIPE_LEAST_ACROSS && Math.abs(down) <= SWIPE_MOST_DOWN;
  if (!isSwipe) return undefined;
  return right < 0 ? "next" : "prev";
}
