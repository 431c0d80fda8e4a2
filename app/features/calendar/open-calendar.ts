import { CalendarControl, listenTo } from "./calendar-control.ts";
import { type CalendarSetup, readSetup } from "./calendar-setup.ts";
import { CALENDAR_SCREENS } from "./calendar-values.ts";
import { createView } from "./calendar-view.ts";
import type { CalendarFile } from "./calendar-words.ts";
import { holdPage, keepFocusInside } from "./keep-focus-inside.ts";
import { placeCalendar } from "./place-calendar.ts";

// Native elements by the ARIA practices' date grid rather than a package: of those without a framework the one that was
// looked at (cally 0.9.2, 9 kB of brotli) has weeks as a month needs them only, no drawn ranges and no times, takes every
// name from the device's Intl instead of our words, and reads arrow keys by :dir(), which Chrome before 120 lacks.

export interface CalendarRequest {
  page: Document;
  /** Has `data-calendar` and the fields. */
  holder: HTMLElement;
  /** The field that was pressed. */
  field: HTMLInputElement;
  words: CalendarFile;
}

/** A calendar that is open, for code that moves or closes it. */
export interface OpenCalendar {
  root: HTMLElement;
  /** Turns the page. Throws a CalendarError when nothing lies there, and once the calendar is closed. */
  move(by: 1 | -1): void;
  close(): void;
}

/**
 * Opens the calendar of a field with the focus inside; what is chosen stands in the fields afterwards, which say `input`
 * and `change`, and a holder with `data-submit` has its form submitted. Throws a CalendarError for limits between which
 * nothing lies: then the browser's own field has to do.
 */
export function openCalendar({ page, holder, field, words }: CalendarRequest): OpenCalendar {
  const all = [...holder.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
  const fields = holder.dataset.range === undefined ? [field] : all.slice(0, 2);
  const setup = setupOf(page, holder, fields, words);
  const view = createView(setup);
  const close = () => view.root.hidePopover();
  const control = new CalendarControl(view, setup, (texts) => {
    close();
    if (texts) takeOver(holder, fields, texts);
  });

  page.body.appendChild(view.root);
  control.start();
  listenTo(view, control, setup.rules.isRange);
  view.root.showPopover();
  stand(view.root, field, page);
  view.focus();
  keepFocusInside(view.root, close);
  const release = holdPage(view.root);
  view.root.addEventListener("toggle", (event) => {
    if (!("newState" in event) || event.newState !== "closed") return;
    const isLost = page.activeElement === page.body || view.root.contains(page.activeElement);
    release();
    view.root.remove();
    if (isLost) field.focus({ preventScroll: true });
  });
  return { root: view.root, move: (by) => control.turn(by), close };
}

function setupOf(page: Document, holder: HTMLElement, fields: HTMLInputElement[], words: CalendarFile): CalendarSetup {
  const [field] = fields;
  const now = new Date();
  const legend = holder.dataset.range === undefined ? null : holder.querySelector("legend");
  const label = legend?.textContent ?? field?.getAttribute("aria-label") ?? field?.labels?.[0]?.textContent ?? "";
  return readSetup(
    {
      data: holder.dataset,
      fields,
      label: label.trim(),
      tag: page.documentElement.lang,
      width: page.documentElement.clientWidth,
      deviceDay: new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
    },
    words,
  );
}

/** Beside its field; on a small screen it is a sheet, which the style sheet places. */
function stand(root: HTMLElement, field: HTMLElement, page: Document): void {
  const { clientWidth: width, clientHeight: height } = page.documentElement;
  if (width < CALENDAR_SCREENS[0].from) return;
  const { left, top } = placeCalendar(field.getBoundingClientRect(), root.getBoundingClientRect(), { width, height });
  root.style.left = `${left + window.scrollX}px`;
  root.style.top = `${top + window.scrollY}px`;
}

function takeOver(holder: HTMLElement, fields: readonly HTMLInputElement[], texts: readonly string[]): void {
  const changed = fields.filter((field, at) => field.value !== texts[at]);
  fields.forEach((field, at) => {
    field.value = texts[at] ?? "";
  });
  for (const field of changed) {
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  if (holder.dataset.submit !== undefined) holder.closest("form")?.requestSubmit();
}
