import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { orderedRange } from "~/ui/dates/date-range";
import { FIELD } from "./guard-date-fields.ts";

type DayField = Pick<HTMLInputElement, "value" | "defaultValue"> & { validity: Pick<ValidityState, "valid"> };

/** A field's last valid value, with the page's default at that time. */
type LastValue = Pick<DayField, "value" | "defaultValue">;

/** A field's value if it is valid, otherwise the last valid one before it. */
export const lastValueOf = ({ value, defaultValue, validity }: DayField, before?: LastValue): LastValue | undefined =>
  value !== "" && validity.valid ? { value, defaultValue } : before;

/**
 * What an emptied required field is reset to: its old value (specification, section 4), or the page's default if the
 * zone correction has changed that since.
 */
export const restoredValue = ({ defaultValue }: Pick<DayField, "defaultValue">, last?: LastValue): string =>
  last?.defaultValue === defaultValue ? last.value : defaultValue;

/** Rules for typing into date fields; the calendar itself is an island. */
export function startDateFields({ page }: PageScript): void {
  for (const field of page.querySelectorAll(FIELD)) field.setAttribute("aria-haspopup", "dialog");
  const lasts = new WeakMap<HTMLInputElement, LastValue>();
  const follow = ({ target, type }: Event): void => {
    if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
    const last = lastValueOf(target, type === "focusin" ? undefined : lasts.get(target));
    if (last) lasts.set(target, last);
    if (type === "focusout" && target.required && target.value === "") target.value = restoredValue(target, last);
  };
  for (const type of ["focusin", "change", "focusout"]) page.addEventListener(type, follow);
  page.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset.range !== undefined) orderRange(target);
  });
}

/** Swaps a range that was typed in reverse before it is submitted. */
function orderRange(form: HTMLFormElement): void {
  const [first, last] = form.querySelectorAll<HTMLInputElement>(FIELD);
  if (!first?.value || !last?.value) return;
  const { from, to } = orderedRange(first.value, last.value);
  [first.value, last.value] = [from, to];
}
