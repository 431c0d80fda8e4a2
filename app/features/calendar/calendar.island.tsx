import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { yearsAhead } from "~/i18n/years-ahead";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { useOpener, usePropsNow } from "../../runtime/islands/use-opener.ts";
import { CalendarDialog } from "./CalendarDialog.tsx";
import { closesAndReopens, deviceDay, fieldsOf, writeFields } from "./calendar-fields.ts";
import type { CalendarTranslations } from "./calendar-names.ts";
import { type CalendarOptions, type CalendarSetup, readSetup } from "./calendar-setup.ts";
import { CalendarError } from "./calendar-state.ts";
import { openNativePicker } from "./guard-date-fields.ts";

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
    const isSecondClick = closesAndReopens(event, performance.now() - closedAt.current);
    if (!(control instanceof HTMLInputElement) || open || isSecondClick) return;
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
  const fields = fieldsOf(field, document, options.isRange);
  const { documentElement: root } = document;
  const setup = readSetup({
    options,
    fields,
    texts,
    tag: root.lang,
    width: root.clientWidth,
    deviceDay: deviceDay(new Date()),
    yearsAhead: yearsAhead(root),
  });
  return { options, field, fields, setup };
}
