/** Milliseconds for which a banner is shown (specification, section 4). */
export const SLIDE_TIME = 5_000;

/** Reasons to hold the carousel for the moment. */
export type Hold = "pointer" | "focus" | "hiddenTab" | "outOfSight";

interface Carousel {
  index: number;
  count: number;
  /** Paused by the visitor, with the button or by a system setting. */
  isPaused: boolean;
  holds: ReadonlySet<Hold>;
}

export type CarouselEvent =
  | { type: "time" }
  | { type: "show"; index: number }
  | { type: "pause" }
  | { type: "hold"; by: Hold; isHeld: boolean };

/** Paused at first for visitors who prefer reduced motion. */
export const startCarousel = (count: number, prefersLessMotion: boolean): Carousel => ({
  index: 0,
  count,
  isPaused: prefersLessMotion,
  holds: new Set(),
});

/** Whether the next banner is shown once `SLIDE_TIME` has passed. */
export const isRunning = ({ count, isPaused, holds }: Carousel): boolean => count > 1 && !isPaused && holds.size === 0;

export function carouselAfter(carousel: Carousel, event: CarouselEvent): Carousel {
  switch (event.type) {
    case "time":
      return isRunning(carousel) ? { ...carousel, index: (carousel.index + 1) % carousel.count } : carousel;
    case "show":
      return { ...carousel, index: Math.min(Math.max(event.index, 0), carousel.count - 1) };
    case "pause":
      return { ...carousel, isPaused: !carousel.isPaused };
    case "hold": {
      const holds = new Set(carousel.holds);
      if (event.isHeld) holds.add(event.by);
      else holds.delete(event.by);
      return { ...carousel, holds };
    }
  }
}
