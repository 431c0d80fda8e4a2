import type { PageScript } from "~/browser/page-script.ts";
import { orderedRange } from "~/ui/dates/date-range";
import { FIELD } from "./date-field.ts";

/** Rules of date fields that are typed in; what opens from them is an island. */
export function startDateFields({ page }: PageScript): void {
  for (const field of page.querySelectorAll(FIELD)) field.setAttribute("aria-haspopup", "dialog");
  page.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FIELD)) restoreRequired(target);
  });
  page.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.dataset.range !== undefined) orderRange(target);
  });
}

/** A required field that was emptied has its old value again (specification, section 4). */
function restoreRequired(field: HTMLInputElement): void {
  if (field.required && field.value === "") field.value = field.defaultValue;
}

/** A range that was typed the wrong way round is sent the right way. */
function orderRange(form: HTMLFormElement): void {
  const [first, last] = form.querySelectorAll<HTMLInputElement>(FIELD);
  if (!first?.value || !last?.value) return;
  const { from, to } = orderedRange(first.value, last.value);
  [first.value, last.value] = [from, to];
}
