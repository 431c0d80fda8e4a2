/** One finger's way over the screen: pixels to the right and down, milliseconds. */
export interface Stroke {
  right: number;
  down: number;
  duration: number;
}

/** The specification's calendar values. */
const LONGEST = 300;
const LEAST_ACROSS = 60;
const MOST_DOWN = 80;

/** The neighbouring day that a stroke asks for: the page is pushed aside, so that a stroke to the left brings the next. */
export function swipedTo({ right, down, duration }: Stroke): "prev" | "next" | undefined {
  const isSwipe = duration <= LONGEST && Math.abs(right) >= LEAST_ACROSS && Math.abs(down) <= MOST_DOWN;
  if (!isSwipe) return undefined;
  return right < 0 ? "next" : "prev";
}
