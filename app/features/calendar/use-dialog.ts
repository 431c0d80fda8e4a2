import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { CALENDAR_SCREENS, HIDE_DELAY } from "~/ui/dates/calendar-values";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between the calendar and its field, and to the window's edges. */
const GAP = 4;

/** The calendar's position in the window (CSS pixels): below its field, or above if only that fits; always inside. */
export function placeCalendar(
  field: Box,
  calendar: Pick<Box, "width" | "height">,
  view: Pick<Box, "width" | "height">,
) {
  const below = field.top + field.height + GAP;
  const above = field.top - GAP - calendar.height;
  const fitsBelow = below + calendar.height + GAP <= view.height;
  const top = fitsBelow || above < GAP ? below : above;
  const within = (place: number, size: number, space: number): number =>
    Math.max(GAP, Math.min(place, space - size - GAP));
  return {
    left: within(field.left, calendar.width, view.width),
    top: within(top, calendar.height, view.height),
  };
}

/** The style sheet's media query, whose width includes the scroll bar; `clientWidth` does not. */
const WIDE = `(min-width: ${CALENDAR_SCREENS[0].from}px)`;

/**
 * Opens a dialog next to a field and repositions it when the window is resized or a phone rotated. On small screens it
 * is a sheet, positioned by the style sheet alone. Returns a cleanup function.
 */
export function openBeside(dialog: HTMLDialogElement, field: Pick<HTMLElement, "getBoundingClientRect">): () => void {
  const moveTo = ({ left, top }: { left: number; top: number }) => {
    dialog.style.left = `${left + window.scrollX}px`;
    dialog.style.top = `${top + window.scrollY}px`;
  };
  const place = () => {
    if (!matchMedia(WIDE).matches) {
      dialog.style.left = "";
      dialog.style.top = "";
      return;
    }
    const around = field.getBoundingClientRect();
    // Close to its final position already: opening moves the focus, and the page must not scroll to it.
    if (!dialog.open) return moveTo(around);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    moveTo(placeCalendar(around, dialog.getBoundingClientRect(), { width, height }));
  };
  place();
  dialog.showModal();
  place();
  // Crossing the breakpoint is a resize too.
  window.addEventListener("resize", place);
  return () => window.removeEventListener("resize", place);
}

type DialogRef = RefObject<HTMLDialogElement>;

/** Opens a dialog. On unmount the focus returns to where it was, or to the field, because touch does not focus. */
export function useOpenDialog(dialog: DialogRef, field: HTMLElement): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    const leave = openBeside(current, field);
    return () => {
      leave();
      current.close();
      const focused = document.activeElement;
      if (focused === document.body || current.contains(focused)) field.focus({ preventScroll: true });
    };
  }, [dialog, field]);
}

/** Focuses the grid's tab stop after each step and whenever the focus is lost; without a grid, the time. */
export function useDialogFocus(dialog: DialogRef, focusMoves: number): void {
  const moves = useRef(-1);
  useLayoutEffect(() => {
    const { current } = dialog;
    const focused = document.activeElement;
    const hasFocus = focused !== current && current?.contains(focused);
    if (!current || (moves.current === focusMoves && hasFocus)) return;
    moves.current = focusMoves;
    const target = current.querySelector<HTMLElement>('[tabindex="0"]') ?? current.querySelector("select");
    target?.focus({ preventScroll: true });
  });
}

/** Tab cycles through a dialog's controls without entering the browser's own. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const controls = event.currentTarget.querySelectorAll<HTMLElement>("button, select");
  const stops = [...controls].filter(({ tabIndex }) => tabIndex >= 0);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (event.target !== edge || !other) return;
  event.preventDefault();
  other.focus();
}

/** A press that starts and ends outside closes a dialog a moment later, unless one inside follows. */
export function usePressOutside(dialog: DialogRef, onClose: () => void) {
  const begun = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>();
  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    if (target !== dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  return {
    onPointerDown(event: MouseEvent): void {
      clearTimeout(closing.current);
      begun.current = isOutside(event);
    },
    onClick(event: MouseEvent): void {
      if (begun.current && isOutside(event)) closing.current = setTimeout(onClose, HIDE_DELAY);
    },
  };
}
