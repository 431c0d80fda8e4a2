import { SWIPE_LEAST_ACROSS, SWIPE_LONGEST, SWIPE_MOST_DOWN } from "~/ui/dates/calendar-values";

/** One finger's way over the screen: pixels to the right and down, milliseconds. */
export interface Stroke {
  right: number;
  down: number;
  duration: number;
}

/** The neighbouring day that a stroke asks for: the page is pushed aside, so that a stroke to the left brings the next. */
export function swipedTo({ right, down, duration }: Stroke): "prev" | "next" | undefined {
  const isSwipe =
    duration <= SWIPE_LONGEST && Math.abs(right) >= SWIPE_LEAST_ACROSS && Math.abs(down) <= SWIPE_MOST_DOWN;
  if (!isSwipe) return undefined;
  return right < 0 ? "next" : "prev";
}
