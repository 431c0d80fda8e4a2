/** Milliseconds that a banner stays (specification, section 4). */
export const SLIDE_TIME = 5_000;

/** What holds the carousel for the moment. */
export type Hold = "pointer" | "focus" | "hiddenTab" | "outOfSight";

export interface Carousel {
  index: number;
  count: number;
  /** Stopped by the visitor: with the button or by a setting of the system. */
  isPaused: boolean;
  holds: ReadonlySet<Hold>;
}

export type CarouselEvent =
  | { type: "time" }
  | { type: "show"; index: number }
  | { type: "pause" }
  | { type: "hold"; by: Hold; isHeld: boolean };

/** Nothing moves by itself for visitors who prefer less motion, until they start it. */
export const startCarousel = (count: number, prefersLessMotion: boolean): Carousel => ({
  index: 0,
  count,
  isPaused: prefersLessMotion,
  holds: new Set(),
});

/** Whether the next banner is shown when `SLIDE_TIME` is over. */
export const isRunning = ({ count, isPaused, holds }: Carousel): boolean => count > 1 && !isPaused && holds.size === 0;

/** The carousel after something has happened. */
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
