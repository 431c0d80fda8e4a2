import { utcDate } from "#contract/time/dates";
import { HIDE_DELAY } from "~/ui/dates/calendar-values";
import { FIELD } from "./guard-date-fields.ts";

/** The field that was pressed or, for a range, the first two that open the same calendar. */
export function fieldsOf(
  field: HTMLInputElement,
  page: Pick<Document, "querySelectorAll">,
  isRange = false,
): readonly HTMLInputElement[] {
  if (!isRange) return [field];
  const { opens = "" } = field.dataset;
  return [...page.querySelectorAll<HTMLInputElement>(`${FIELD}[data-opens="${CSS.escape(opens)}"]`)].slice(0, 2);
}

/**
 * Whether a click belongs to a double click whose first one closed the calendar so many milliseconds ago; it must not
 * open it again. Keyboard clicks have detail 0.
 */
export const closesAndReopens = ({ detail }: Pick<UIEvent, "detail">, sinceClosed: number): boolean =>
  detail > 0 && sinceClosed < HIDE_DELAY;

/** Today (YYYY-MM-DD) by a device's clock and zone. */
export const deviceDay = (now: Date): string => utcDate(now.getTime() - now.getTimezoneOffset() * 60_000);

type WrittenField = Pick<HTMLInputElement, "value" | "dispatchEvent"> & {
  form: Pick<HTMLFormElement, "requestSubmit"> | null;
};

/**
 * Dispatches `input` and `change` as if the values had been typed, even for unchanged values: what an earlier choice
 * triggered may have failed.
 */
export function writeFields(fields: readonly WrittenField[], texts: readonly string[], submits = false): void {
  fields.forEach((field, at) => {
    field.value = texts[at] ?? "";
  });
  for (const field of fields)
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  if (submits) fields[0]?.form?.requestSubmit();
}
