import words from "../../../locales/en/calendar.json";
import { type CalendarOptions, readSetup } from "./calendar-setup.ts";

type Field = Parameters<typeof readSetup>[0]["fields"][number];

const FIELD: Field = { value: "", min: "2026-10-02", max: "2026-11-17", required: false };

/** A calendar on 17 October 2026, over fields that differ from an empty one of about six weeks as given. */
export const testSetup = (options: Partial<CalendarOptions> = {}, field: Partial<Field> = {}, width = 390) =>
  readSetup({
    options: { label: "Day", today: "2026-10-17", ...options },
    fields: Array.from({ length: options.isRange ? 2 : 1 }, () => ({ ...FIELD, ...field })),
    texts: words,
    tag: "en",
    width,
    deviceDay: "2026-01-01",
    yearsAhead: 0,
  });
