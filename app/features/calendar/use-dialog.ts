import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { HIDE_DELAY } from "~/ui/dates/calendar-values";
import { openBeside } from "./open-beside.ts";

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
