import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { isPlain } from "../../runtime/islands/island-decisions.ts";

/** Fields that have a calendar: they name its container (features/calendar/CalendarPlace.tsx). */
export const FIELD = "input[data-opens]";

/** Opens the browser's own picker if it allows that. */
export function openNativePicker(field: HTMLInputElement): void {
  field.readOnly = false;
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}

/** Keys that open a date field's native picker, and Enter if nothing was typed that could be submitted. */
const isOpener = ({ key, altKey }: KeyboardEvent, { value, defaultValue }: HTMLInputElement): boolean =>
  key === " " || key === "F4" || (key === "ArrowDown" && altKey) || (key === "Enter" && value === defaultValue);

/**
 * Keeps date fields with a calendar from opening the browser's own picker from the moment they are parsed; a press
 * becomes a click, which the boot script handles (runtime). Only if the calendar fails to load does the
 * browser's picker open. Typing works as usual.
 */
export function guardDateFields(page: Document): void {
  const answer = (event: Event): void => {
    const target = event.target as HTMLInputElement;
    // Touching a label also focuses its field. The browser then dispatches a separate click on the field.
    const label = event.type === "pointerdown" ? target.closest?.("label") : undefined;
    const field = (label?.control ?? target) as HTMLInputElement;
    if (!field.matches?.(FIELD)) return;
    const hasFailed = page.getElementById(field.dataset.opens ?? "")?.dataset.failed !== undefined;
    switch (event.type) {
      case "pointerdown":
        // On focus a phone would open its picker or keyboard.
        field.readOnly = !hasFailed && (event as PointerEvent).pointerType !== "mouse";
        break;
      case "keydown":
        field.readOnly = false;
        if (hasFailed || !isOpener(event as KeyboardEvent, field)) return;
        event.preventDefault();
        field.click();
        break;
      default:
        // The boot script repeats the click after it has given up.
        if (hasFailed && !event.isTrusted) openNativePicker(field);
        if (hasFailed) return;
        // The boot script ignores clicks with Shift, Ctrl or Alt, which would open the browser's picker.
        if (!isPlain(event as MouseEvent)) event.preventDefault();
        else if (!page.getElementById(PAGE_SCRIPT_ID)) {
          // The boot script is at the end of the page and not yet parsed.
          event.preventDefault();
          page.addEventListener("DOMContentLoaded", () => field.click(), { once: true });
        }
    }
  };
  for (const type of ["pointerdown", "keydown", "click"]) page.addEventListener(type, answer, true);
}
