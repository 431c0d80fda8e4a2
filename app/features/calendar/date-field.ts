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
