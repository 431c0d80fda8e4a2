/** The specification's pause after typing, in milliseconds. */
const TYPING_PAUSE = 1_000;

/** Milliseconds to wait before a day that was entered is shown; undefined while it is none that can be shown. */
export function pauseBeforeDay(isValid: boolean, isTyped: boolean): number | undefined {
  if (!isValid) return undefined;
  return isTyped ? TYPING_PAUSE : 0;
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
  field.addEventListener("change", () => {
    clearTimeout(waiting);
    const pause = pauseBeforeDay(field.validity.valid && field.value !== shown, isTyped);
    if (pause !== undefined) waiting = setTimeout(() => form.requestSubmit(), pause);
  });
}
