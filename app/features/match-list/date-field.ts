import { INPUT_DEBOUNCE } from "~/ui/dates/calendar-values";

type DayField = Pick<HTMLInputElement, "value" | "defaultValue"> & { validity: Pick<ValidityState, "valid"> };

/**
 * Milliseconds to wait before showing an entered day; undefined if it cannot be shown or is shown already. The shown day
 * is the field's default value, which the zone correction may change.
 */
export function pauseBeforeDay({ value, defaultValue, validity }: DayField, isTyped: boolean): number | undefined {
  if (!validity.valid || value === defaultValue) return undefined;
  return isTyped ? INPUT_DEBOUNCE : 0;
}

/** Shows a day as soon as it is picked, or a moment after it is typed: half a year is a valid date (0002-10-17). */
export function startDateField(form: HTMLFormElement): void {
  const field = form.querySelector("input");
  if (!field) return;
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
    // If neither a key nor the browser's picker changed it, our calendar did.
    const pause = pauseBeforeDay(field, isTyped && isTrusted);
    if (pause !== undefined) waiting = setTimeout(() => form.requestSubmit(), pause);
  });
  // Changed before this script came, and perhaps still being typed.
  const pause = pauseBeforeDay(field, true);
  if (pause !== undefined) waiting = setTimeout(() => form.requestSubmit(), pause);
  // The back/forward cache restores the page with the day that was chosen to leave it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) field.value = field.defaultValue;
  });
}
