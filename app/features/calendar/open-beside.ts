import { CALENDAR_SCREENS } from "~/ui/dates/calendar-values";
import { placeCalendar } from "./place-calendar.ts";

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
