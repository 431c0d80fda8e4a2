import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";
import { isPlain } from "../runtime/island-decisions.ts";
import { FIELD, openNativePicker } from "./date-field.ts";

/** The keys by which browsers open a date field's own picker, and Enter where nothing was typed that could be sent. */
const isOpener = ({ key, altKey }: KeyboardEvent, { value, defaultValue }: HTMLInputElement): boolean =>
  key === " " || key === "F4" || (key === "ArrowDown" && altKey) || (key === "Enter" && value === defaultValue);

/**
 * Date fields that have a calendar never open the browser's own picker, from the moment they are on the page; a press
 * is a click, which the boot script answers (islands/runtime). Only where the calendar cannot be had, the browser's
 * picker opens. To type in a field works as always.
 */
export function guardDateFields(page: Document): void {
  const answer = (event: Event): void => {
    const target = event.target as HTMLInputElement;
    // A touch on its label focuses a field as well. The browser then sends the field a click of its own.
    const label = event.type === "pointerdown" ? target.closest?.("label") : undefined;
    const field = (label?.control ?? target) as HTMLInputElement;
    if (!field.matches?.(FIELD)) return;
    const hasFailed = page.getElementById(field.dataset.opens ?? "")?.dataset.failed !== undefined;
    switch (event.type) {
      case "pointerdown":
        // A phone would open its picker, or a keyboard, when the field gets the focus.
        field.readOnly = !hasFailed && (event as PointerEvent).pointerType !== "mouse";
        break;
      case "keydown":
        field.readOnly = false;
        if (hasFailed || !isOpener(event as KeyboardEvent, field)) return;
        event.preventDefault();
        field.click();
        break;
      default:
        // The boot script repeats the click when it has given up.
        if (hasFailed && !event.isTrusted) openNativePicker(field);
        if (hasFailed) return;
        // The boot script leaves clicks with Shift, Ctrl or Alt to the browser, which would open its picker.
        if (!isPlain(event as MouseEvent)) event.preventDefault();
        else if (!page.getElementById(PAGE_SCRIPT_ID)) {
          // The boot script stands at the end of the page.
          event.preventDefault();
          page.addEventListener("DOMContentLoaded", () => field.click(), { once: true });
        }
    }
  };
  for (const type of ["pointerdown", "keydown", "click"]) page.addEventListener(type, answer, true);
}
