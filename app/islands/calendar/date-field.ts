/** Fields that a calendar is made for: they name its place (islands/calendar/CalendarPlace.tsx). */
export const FIELD = "input[data-opens]";

/** Opens the browser's own picker, where it allows that. */
export function openNativePicker(field: HTMLInputElement): void {
  field.readOnly = false;
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}
