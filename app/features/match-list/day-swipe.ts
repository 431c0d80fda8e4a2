import { type Stroke, swipedTo } from "~/ui/swipe";

/** Swipes from the screen's edge are the browser's back gesture; in pixels. */
const EDGE = 24;

/** A quick swipe over the list opens the neighbouring day. */
export function startDaySwipe(page: Document, list: HTMLElement): void {
  let begun: { x: number; y: number; at: number } | undefined;
  list.addEventListener(
    "touchstart",
    ({ touches, timeStamp }) => {
      const [touch] = touches;
      const isOurs = touch && touches.length === 1 && EDGE < touch.clientX && touch.clientX < innerWidth - EDGE;
      begun = isOurs ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined;
    },
    { passive: true },
  );
  list.addEventListener(
    "touchend",
    ({ changedTouches: [touch], timeStamp }) => {
      if (!begun || !touch) return;
      const stroke: Stroke = {
        right: touch.clientX - begun.x,
        down: touch.clientY - begun.y,
        duration: timeStamp - begun.at,
      };
      begun = undefined;
      const to = swipedTo(stroke);
      if (to) page.querySelector<HTMLElement>(`.day-navigation a[rel=${to}]`)?.click();
    },
    { passive: true },
  );
}
