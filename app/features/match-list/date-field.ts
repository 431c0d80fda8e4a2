import { INPUT_DEBOUNCE } from "~/ui/dates/calendar-values";

/** Milliseconds to wait before a day that was entered is shown; undefined while it is none that can be shown. */
export function pauseBeforeDay(isValid: boolean, isTyped: boolean): number | undefined {
  if (!isValid) return undefined;
  return isTyped ? INPUT_DEBOUNCE : 0;
}

/** Shows a day as soon as it is picked, or a moment after it is typed: half a year is a date too (0002-10-17). */
export function startDateField(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  if (!field) return;
  const shown = field.value;
  let isTyped = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener("keydown", () => {
    isTyped = true;
  });
  field.addEventListener("pointerdown", () => {
    isTyped = false;
  });
  field.addEventListener("change", ({ isTrusted }) => {
    clearTimeout(waiting);
    // What no key or picker of the browser's changed, our calendar did.
    const pause = pauseBeforeDay(field.validity.valid && field.value !== shown, isTyped && isTrusted);
    if (pause !== undefined) waiting = setTimeout(() => form.requestSubmit(), pause);
  });
}
