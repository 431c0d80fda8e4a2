import { swipedTo } from "~/features/match-list/swipe";

/** A quick stroke over the calendar turns its page, by the specification's values. */
export function watchSwipe(body: HTMLElement, turn: (by: 1 | -1) => void): void {
  let begun: { x: number; y: number; at: number } | undefined;
  body.addEventListener(
    "touchstart",
    ({ touches, timeStamp }) => {
      const [touch] = touches;
      begun = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined;
    },
    { passive: true },
  );
  body.addEventListener(
    "touchend",
    ({ changedTouches: [touch], timeStamp }) => {
      if (!begun || !touch) return;
      const { x, y, at } = begun;
      begun = undefined;
      const to = swipedTo({ right: touch.clientX - x, down: touch.clientY - y, duration: timeStamp - at });
      if (to) turn(to === "next" ? 1 : -1);
    },
    { passive: true },
  );
}
