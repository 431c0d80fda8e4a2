import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { HIDE_DELAY } from "~/ui/dates/calendar-values";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { useOpener } from "../../runtime/islands/use-opener.ts";
import { usePropsNow } from "../../runtime/islands/use-props-now.ts";
import { CalendarDialog } from "./CalendarDialog.tsx";
import type { CalendarTranslations } from "./calendar-names.ts";
import { type CalendarOptions, type CalendarSetup, readSetup } from "./calendar-setup.ts";
import { CalendarError } from "./calendar-state.ts";
import { FIELD, openNativePicker } from "./guard-date-fields.ts";

interface OpenCalendar {
  options: CalendarOptions;
  setup: CalendarSetup;
  /** The field that was pressed. */
  field: HTMLInputElement;
  /** The field that gets a value, or a range's two. */
  fields: readonly HTMLInputElement[];
}

/**
 * The calendar of the date fields that name this island. The fields stay native and hold the value; choices are written
 * into them. With an empty range of limits the browser's own picker opens.
 */
export default function CalendarIsland(options: CalendarOptions) {
  const texts = useTranslations("calendar");
  const optionsNow = usePropsNow(options);
  const [open, setOpen] = useState<OpenCalendar>();
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useOpener((control, event) => {
    // If the first click of a double click closed the calendar, the second must not reopen it. Keyboard clicks have
    // detail 0.
    const hasJustClosed = event.detail > 0 && performance.now() - closedAt.current < HIDE_DELAY;
    if (!(control instanceof HTMLInputElement) || open || hasJustClosed) return;
    try {
      setOpen(calendarOf(control, optionsNow(), texts));
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      openNativePicker(control);
    }
  });
  if (!open) return null;
  const done = (texts?: string[]) => {
    closedAt.current = performance.now();
    setOpen(undefined);
    if (texts) writeFields(open.fields, texts, open.options.submits);
  };
  // Outside the container, whose surrounding styles and forms must not affect the calendar.
  return createPortal(<CalendarDialog setup={open.setup} field={open.field} onDone={done} />, document.body);
}

function calendarOf(field: HTMLInputElement, options: CalendarOptions, texts: CalendarTranslations): OpenCalendar {
  const { opens = "" } = field.dataset;
  const all = document.querySelectorAll<HTMLInputElement>(`${FIELD}[data-opens="${CSS.escape(opens)}"]`);
  const fields = options.isRange ? [...all].slice(0, 2) : [field];
  const now = new Date();
  const { lang, clientWidth } = document.documentElement;
  const deviceDay = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return {
    options,
    field,
    fields,
    setup: readSetup({ options, fields, texts, tag: lang, width: clientWidth, deviceDay }),
  };
}

/**
 * Dispatches `input` and `change` as if the values had been typed, even for unchanged values: what an earlier choice
 * triggered may have failed.
 */
function writeFields(fields: readonly HTMLInputElement[], texts: readonly string[], submits = false): void {
  fields.forEach((field, at) => {
    field.value = texts[at] ?? "";
  });
  for (const field of fields)
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  if (submits) fields[0]?.form?.requestSubmit();
}
