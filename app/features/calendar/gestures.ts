import { type PointerEvent, type TouchEvent, useRef } from "react";
import { swipedTo } from "~/ui/swipe";
import type { Calendar } from "./use-calendar.ts";

/** Handlers for swipes on the calendar's body, which turn the page; thresholds are the specification's. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; at: number }>();
  return {
    onTouchStart({ touches, timeStamp }: TouchEvent): void {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined;
    },
    onTouchEnd({ changedTouches, timeStamp }: TouchEvent): void {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const { x, y, at } = start.current;
      start.current = undefined;
      const to = swipedTo({ right: touch.clientX - x, down: touch.clientY - y, duration: timeStamp - at });
      if (to) onTurn(to === "next" ? 1 : -1);
    },
  };
}

const dayUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-date]")?.dataset.date : undefined;

type RangeDrag = Pick<Calendar, "isChoosing" | "drag" | "press" | "point">;

/**
 * Handlers for dragging a range with the mouse from its first to its last day. With touch two days are pressed instead,
 * because swipes turn the page.
 */
export function useRangeDrag({ isChoosing, drag: begin, press, point }: RangeDrag) {
  const drag = useRef<{ from?: string | undefined; hasMoved: boolean }>({ hasMoved: false });
  return {
    onPointerDown({ target, pointerType, button }: PointerEvent): void {
      const canDrag = pointerType === "mouse" && button === 0 && !isChoosing();
      drag.current = { from: canDrag ? dayUnder(target) : undefined, hasMoved: false };
    },
    onPointerOver({ target, buttons }: PointerEvent): void {
      const date = dayUnder(target);
      const { from, hasMoved } = drag.current;
      if (date === undefined) return;
      if (from !== undefined && date !== from && !hasMoved && buttons === 1) {
        drag.current.hasMoved = true;
        begin(from);
      }
      if (isChoosing()) point(date);
    },
    onPointerUp({ target }: PointerEvent): void {
      const date = dayUnder(target);
      const { from, hasMoved } = drag.current;
      if (hasMoved && isChoosing() && date !== undefined && date !== from) press(date);
      drag.current = { hasMoved };
    },
  };
}
