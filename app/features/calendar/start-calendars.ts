import type { PageScript } from "~/page-script/page-words";
import { HIDE_DELAY } from "./calendar-values.ts";
import type { CalendarFile } from "./calendar-words.ts";
import { orderedRange } from "./date-range.ts";
import type * as OpenCalendarModule from "./open-calendar.ts";
import type { OpenCalendar } from "./open-calendar.ts";

/** Places that a calendar is made for: an element with `data-calendar` and its fields. */
const FIELD = "[data-calendar] input:not([type=hidden])";

/** The keys by which browsers open a date field's own calendar. */
const isOpener = ({ key, altKey }: KeyboardEvent): boolean =>
  key === " " || key === "F4" || (key === "ArrowDown" && altKey);

/**
 * A date field that is pressed opens the site's calendar, which is loaded then; to type in it works as before. Where it
 * cannot be had, and in browsers without popovers, the browser's own calendar stays.
 */
export function startCalendars(script: PageScript): void {
  const { page } = script;
  if (!("showPopover" in HTMLElement.prototype)) return;
  const open = opener(script);
  for (const field of page.querySelectorAll(FIELD)) field.setAttribute("aria-haspopup", "dialog");
  page.addEventListener("pointerdown", ({ target, pointerType }) => {
    const field = fieldOf(target);
    // A phone would open its own calendar, or a keyboard, when the field has the focus.
    if (field && pointerType !== "mouse") field.readOnly = true;
  });
  page.addEventListener("click", (event) => {
    const field = fieldOf(event.target);
    if (!field) return;
    event.preventDefault();
    open(field, "pointer");
  });
  page.addEventListener("keydown", (event) => {
    const field = fieldOf(event.target);
    const isPressed = event.key === "Enter" && field?.value === field?.defaultValue;
    if (!field || !(isPressed || isOpener(event))) return;
    event.preventDefault();
    open(field, "key");
  });
  page.addEventListener("focusout", ({ target }) => keepRequired(fieldOf(target)));
  page.addEventListener("submit", ({ target }) => orderFields(target));
}

const fieldOf = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches(FIELD) ? target : undefined;

/** A required field that was emptied has its old value again (specification, section 4). */
function keepRequired(field: HTMLInputElement | undefined): void {
  if (field?.required && field.value === "") field.value = field.defaultValue;
}

/** A range that was typed the wrong way round is sent the right way. */
function orderFields(form: EventTarget | null): void {
  if (!(form instanceof HTMLFormElement) || form.dataset.range === undefined) return;
  const [first, last] = form.querySelectorAll<HTMLInputElement>(FIELD);
  if (!first?.value || !last?.value) return;
  const { from, to } = orderedRange(first.value, last.value);
  [first.value, last.value] = [from, to];
}

/** The browser's own calendar, where it lets itself be asked. */
function openNative(field: HTMLInputElement): void {
  field.readOnly = false;
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}

function opener({ page, load, words }: PageScript): (field: HTMLInputElement, by: "pointer" | "key") => void {
  let current: OpenCalendar | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let isLoading = false;
  return async (field, by) => {
    const holder = field.closest<HTMLElement>("[data-calendar]");
    // A press outside closes the calendar, and is not one that opens it again.
    const hasJustClosed = by === "pointer" && performance.now() - closedAt < HIDE_DELAY;
    if (!holder || isLoading || hasJustClosed || current?.root.isConnected) return;
    isLoading = true;
    try {
      const [module, file] = await Promise.all([
        load<typeof OpenCalendarModule>("calendar"),
        words<CalendarFile>("calendar"),
      ]);
      current = module.openCalendar({ page, holder, field, words: file });
      current.root.addEventListener("beforetoggle", () => {
        closedAt = performance.now();
      });
    } catch {
      openNative(field);
    } finally {
      isLoading = false;
    }
  };
}
